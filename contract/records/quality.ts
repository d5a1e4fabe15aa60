import { z } from "zod";
import { forEachKey } from "../typed-entries.ts";

/** The quality indicators of every center, and on which side of the target a figure should be. */
const sides = {
  /** Percent of patients with Kt/V of 1.4 and more. */
  "kt-v": "least",
  /** Percent of patients with a fistula or a graft. */
  fistula: "least",
  /** Catheter infections per 1,000 days. */
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
    /** The calendar year of the figures. */
    year: z.number().int().min(2000).max(2100),
  })
  .refine(
    ({ indicator, value, target }) => !isShare(indicator) || Math.max(value, target) <= 100,
    "a share is percent, at most 100",
  );
export type QualityFigure = z.output<typeof QualityFigure>;

/** The quality figures of a center. */
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

/** The text for the figures: their source, and why a target was missed. */
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

/** Whether figures and text match: each missed target is explained, and no other. */
export function isExplained(fields: { quality?: unknown; qualityNotes?: unknown }): boolean {
  const quality = Quality.safeParse(fields.quality).data ?? [];
  const notes = QualityNotes.safeParse(fields.qualityNotes).data;
  if (!notes) return quality.length === 0;
  return INDICATORS.every((indicator) => {
    const figure = quality.find((one) => one.indicator === indicator);
    return (figure !== undefined && !isMet(figure)) === (notes[indicator] !== undefined);
  });
}
