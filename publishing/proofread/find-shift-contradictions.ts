import { defaultLocale } from "#contract/locale.ts";
import { Shifts, shiftsADay } from "#contract/records/hours.ts";
import type { Fault } from "../fault.ts";
import type { SourceRecord } from "../facts/read-sources.ts";
import { faultAt } from "./find-in-text.ts";
import type { TextFile, Texts } from "./texts.ts";

/** «три смены», “3 shifts”. «Две смены через две» are working hours, and “third shift” is not a count. */
const SAID =
  /(?<![\p{L}\d–-])(\d|одна|две|три|четыре|one|two|three|four)[ \u00a0\n](?:смен[аы]?|shifts?)(?!\p{L})(?!\s+(?:через|on\s))/giu;
const NUMBERS: Record<string, number> = { одна: 1, две: 2, три: 3, четыре: 4, one: 1, two: 2, three: 3, four: 4 };
/** A dated text (`publishedAt`) and quotes of others are skipped. */
const FOLDERS = new Set(["articles", "centers", "regions", "variables", "glossary"]);

/** The number of shifts is in the centers' records: an evening shift may run on three days, or nowhere. */
export function findShiftContradictions({ files, sources }: Texts): Fault[] {
  const centers = sources.get("center") ?? [];
  const counts = new Map(centers.map((center) => [center.name, shiftsADay(shiftsOf(center))]));
  return files.flatMap((file) => {
    if (!FOLDERS.has(file.folder) || file.front["publishedAt"]) return [];
    const meant = centers.filter((center) => isMeant(center, file));
    return contradictions(file, meant, counts);
  });
}

type Counts = Map<string, ReturnType<typeof shiftsADay>>;

function contradictions(file: TextFile, meant: SourceRecord[], counts: Counts): Fault[] {
  return file.texts.flatMap((text) =>
    [...text.text.matchAll(SAID)].flatMap((found) => {
      const said = NUMBERS[String(found[1]).toLowerCase()] ?? Number(found[1]);
      const wrong = meant.find(({ name }) => {
        const own = counts.get(name);
        return own && (own.fewest !== said || own.most !== said);
      });
      const own = wrong && counts.get(wrong.name);
      if (!own) return [];
      const has = own.fewest === own.most ? own.most : `${own.fewest}–${own.most}`;
      return [faultAt(file, text, found.index, `“${found[0]}”: ${wrong.name} has ${has} a day by its shifts`)];
    }),
  );
}

/** A center's own page is about that center, a region's page about its centers, everything else about all. */
function isMeant({ name, values }: SourceRecord, file: TextFile): boolean {
  if (file.folder === "centers") return name === file.name;
  return file.folder !== "regions" || values[defaultLocale]?.["region"] === file.name;
}

/** Invalid values, which publishing refuses, are ignored here. */
function shiftsOf({ values }: SourceRecord): Shifts {
  return Shifts.safeParse(values[defaultLocale]?.["shifts"]).data ?? [];
}
