import { z } from "zod";
import { forEachKey } from "../typed-entries.ts";

/** What every center is measured by, and on which side of the target a figure has to be. */
const sides = {
  /** Percent of patients with Kt/V of 1.4 and more. */
  "kt-v": "least",
  /** Percent of patients with a fistula or a graft. */
  fistula: "least",
  /** Catheter infections per 1000 days. */
  infections: "under",
  /** Days to the first planned session. */
  waiting: "most",
  /** Percent of messages answered within the promised time. */
  answers: "least",
} as const;

export type Indicator = keyof typeof sides;
export const INDICATORS = Object.keys(sides) as [Indicator, ...Indicator[]];

const SHARES: ReadonlySet<Indicator> = new Set(["kt-v", "fistula", "answers"]);

const QualityFigure = z
  .strictObject({
    indicator: z.enum(INDICATORS),
    value: z.number().nonnegative(),
    target: z.number().nonnegative(),
    /** The whole year that it was counted over. */
    year: z.number().int().min(2000).max(2100),
  })
  .refine(
    ({ indicator, value, target }) => !isShare(indicator) || Math.max(value, target) <= 100,
    "a share is percent, at most 100",
  );
export type QualityFigure = z.output<typeof QualityFigure>;

/** How good a center is, in numbers. */
export const Quality = z
  .array(QualityFigure)
  .min(1)
  .max(INDICATORS.length)
  .refine(
    (figures) => new Set(figures.map(({ indicator }) => indicator)).size === figures.length,
    "an indicator is told once",
  );
export type Quality = z.output<typeof Quality>;

const Sentence = z.string().trim().min(1).max(300);

/** The words to the numbers: where they are from, and why a target was missed. */
export const QualityNotes = z.strictObject({
  source: Sentence,
  ...forEachKey(INDICATORS, () => Sentence.exactOptional()),
});
export type QualityNotes = z.output<typeof QualityNotes>;

export function isShare(indicator: Indicator): boolean {
  return SHARES.has(indicator);
}

export function sideOf(indicator: Indicator): "least" | "most" | "under" {
  return sides[indicator];
}

export function isMet({ indicator, value, target }: Pick<QualityFigure, "indicator" | "value" | "target">): boolean {
  const side = sides[indicator];
  if (side === "least") return value >= target;
  return side === "most" ? value <= target : value < target;
}

/** Whether numbers and words belong together: each target that was missed has its sentence, and no other has one. */
export function isExplained(fields: { quality?: unknown; qualityNotes?: unknown }): boolean {
  const quality = Quality.safeParse(fields.quality).data ?? [];
  const notes = QualityNotes.safeParse(fields.qualityNotes).data;
  if (!notes) return quality.length === 0;
  return INDICATORS.every((indicator) => {
    const figure = quality.find((one) => one.indicator === indicator);
    return (figure !== undefined && !isMet(figure)) === (notes[indicator] !== undefined);
  });
}
