import { defaultLocale, type Locale, locales } from "#contract/locale.ts";
import { type Lab, LabTable } from "#contract/variables/reference-tables.ts";
import { stemOf } from "#contract/stem-of.ts";
import { wordsOf } from "#api/search/search-words.ts";
import type { Fault } from "../fault.ts";
import type { Texts } from "./texts.ts";

/** The page derives from the limits how soon to call. A `why` that repeats it will contradict it sooner or later. */
const ADVICE =
  /(?:ниже|выше|меньше|больше|вне границ|below|above|less|more|outside)[^.]*(?:звон|обсуд|103|\bcall|discuss)/iu;
const BLOOD = new Set(["minerals", "blood"]);

/** The table of blood values is authoritative: facts about it, in either language, must match its rows. */
export function findLabContradictions({ files, sources }: Texts): Fault[] {
  const variable = (name: string, locale: Locale) =>
    sources.get("variable")?.find((one) => one.name === name)?.values[locale] ?? {};
  const labs = LabTable.safeParse(variable("reference-labs", defaultLocale)["value"]).data?.labs;
  if (!labs) return [];
  const table = files.find(({ folder, name }) => folder === "variables" && name === "reference-labs");
  const advice = (table?.texts ?? [])
    .filter(({ field, text }) => field.includes(".why.") && ADVICE.test(text))
    .map(({ line, text }) => ({
      file: table?.file ?? "",
      line,
      message: `“${ADVICE.exec(text)?.[0]}”: when to call is made from watch, call and danger`,
    }));
  const facts = locales.flatMap((locale) => {
    const file = files.find((one) => one.folder === "variables" && one.name === "facts" && one.locale === locale);
    const said = variable("facts", locale);
    const fault = (fact: string, message: string) => ({
      file: file?.file ?? "",
      line: file?.lines.get(`value.${fact}`) ?? 1,
      message: `${fact}: ${message}`,
    });
    return [
      ...wrongNames(String(said["labs-today"] ?? ""), labs, locale).map((message) => fault("labs-today", message)),
      ...wrongDanger(String(said["potassium-danger"] ?? ""), labs).map((message) => fault("potassium-danger", message)),
    ];
  });
  return [...advice, ...facts];
}

/** Exactly the blood values that one calls about. */
function wrongNames(fact: string, labs: Lab[], locale: Locale): string[] {
  if (!fact) return [];
  const named = new Set(wordsOf(fact).map(stemOf));
  return labs
    .filter(({ group }) => BLOOD.has(group))
    .flatMap(({ name, call }) => {
      const [head = ""] = wordsOf(name[locale]).map(stemOf);
      const isCalled = Object.keys(call).length > 0;
      if (named.has(head) === isCalled) return [];
      return [`reference-labs ${isCalled ? "calls" : "does not call"} about ${name[locale]}`];
    });
}

function wrongDanger(fact: string, labs: Lab[]): string[] {
  if (!fact) return [];
  const limits = labs.flatMap(({ danger }) => danger.filter((limit) => limit !== null));
  return limits.some((limit) => limit !== Number(fact.replace(",", ".")))
    ? [`reference-labs says ${[...new Set(limits)].join(", ")}`]
    : [];
}
