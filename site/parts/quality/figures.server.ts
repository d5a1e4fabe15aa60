import type { EntityOf } from "#contract/entity-configs.ts";
import { type Indicator, INDICATORS, isMet, type QualityFigure } from "#contract/records/quality.ts";
import { quality, qualityNotes } from "../records/fields.server.ts";

type Center = EntityOf<"center">;

/** One figure of a center, with those of all centers that publish it, in the records' order. */
export type ToldFigure = QualityFigure & {
  isMet: boolean;
  /** Why the target was missed. */
  why?: string | undefined;
  all: number[];
  /** The index of this center in `all`. */
  own: number;
};

/** A center's quality figures; null if it has none. */
export function qualityOf(center: Center, centers: Center[]): { figures: ToldFigure[]; source: string } | null {
  const figures = quality(center, "quality");
  const notes = qualityNotes(center, "qualityNotes");
  if (!figures || !notes) return null;
  return {
    source: notes.source,
    figures: figures.map((figure) => {
      const peers = centers.flatMap((one) => {
        const told = figureOf(one, figure.indicator);
        return told ? [{ alias: one.alias, value: told.value }] : [];
      });
      return {
        ...figure,
        isMet: isMet(figure),
        why: notes[figure.indicator],
        all: peers.map(({ value }) => value),
        own: peers.findIndex(({ alias }) => alias === center.alias),
      };
    }),
  };
}

export type ComparedFigure = {
  indicator: Indicator;
  target: number;
  year: number;
  /** In the order of `aliases`; null for a center without this figure. */
  values: (number | null)[];
  /** Centers that missed the target, grouped by reason. */
  missed: { why: string; centers: { alias: string; value: number }[] }[];
};

/** Compares all centers by indicator. Figures for another year or target are left out. */
export function compareQuality(centers: Center[]): { aliases: string[]; figures: ComparedFigure[]; source: string } {
  const telling = centers.filter((center) => quality(center, "quality") && qualityNotes(center, "qualityNotes"));
  const figures = INDICATORS.flatMap((indicator) => {
    const told = telling.map((center) => figureOf(center, indicator));
    const latest = told.flatMap((figure) => figure ?? []).toSorted((a, b) => b.year - a.year)[0];
    if (!latest) return [];
    const same = told.map((figure) =>
      figure?.year === latest.year && figure.target === latest.target ? figure : null,
    );
    return {
      indicator,
      target: latest.target,
      year: latest.year,
      values: same.map((figure) => figure?.value ?? null),
      missed: byReason(
        telling.flatMap((center, index) => {
          const figure = same[index];
          const why = qualityNotes(center, "qualityNotes")?.[indicator] ?? "";
          return figure && !isMet(figure) ? [{ why, alias: center.alias, value: figure.value }] : [];
        }),
      ),
    };
  });
  const [first] = telling;
  return {
    aliases: telling.map(({ alias }) => alias),
    figures,
    source: (first && qualityNotes(first, "qualityNotes")?.source) ?? "",
  };
}

function byReason(missed: { why: string; alias: string; value: number }[]): ComparedFigure["missed"] {
  const groups = Map.groupBy(missed, ({ why }) => why);
  return [...groups].map(([why, centers]) => ({ why, centers: centers.map(({ alias, value }) => ({ alias, value })) }));
}

function figureOf(center: Center, indicator: Indicator): QualityFigure | undefined {
  return quality(center, "quality")?.find((figure) => figure.indicator === indicator);
}
