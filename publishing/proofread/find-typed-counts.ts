import { type Locale, locales } from "#contract/locale.ts";
import { countSources } from "../facts/counts.ts";
import type { Fault } from "../fault.ts";
import { faultAt } from "./find-in-text.ts";
import { numberWords } from "./number-words.ts";
import type { TextFile, Texts } from "./texts.ts";

/** What is counted: a pattern for its names in texts, and its plural forms. */
const COUNTED: { count: string; nouns: Record<Locale, string>; forms: Record<Locale, string> }[] = [
  {
    count: "centers",
    nouns: {
      ru: "(?:(?:наш|сво|диализн|собственн)\\p{L}* )?центр(?:а|е|ов|ам|ах|ами)?",
      en: "(?:of our |own |dialysis )?cent(?:er|re)s?",
    },
    forms: { ru: "центр|центра|центров", en: "centre|centres" },
  },
  {
    count: "partner-cities",
    nouns: { ru: "город\\p{L}*-партн[её]р\\p{L}*|партн[её]рск\\p{L}* город\\p{L}*", en: "partner cit(?:y|ies)" },
    forms: { ru: "город|города|городов", en: "city|cities" },
  },
  {
    count: "cities",
    nouns: { ru: "город(?:а|е|ов|ам|ах|ами)?", en: "cit(?:y|ies)" },
    forms: { ru: "город|города|городов", en: "city|cities" },
  },
  {
    count: "regions",
    nouns: { ru: "регион(?:а|е|ов|ам|ах|ами)?", en: "regions?" },
    forms: { ru: "регион|региона|регионов", en: "region|regions" },
  },
  {
    count: "stations",
    nouns: { ru: "(?:диализн\\p{L}* )?мест(?:о|а|ах)?", en: "(?:dialysis )?stations?" },
    forms: { ru: "место|места|мест", en: "station|stations" },
  },
  {
    count: "specialists",
    nouns: { ru: "специалист\\p{L}*", en: "specialists?" },
    forms: { ru: "специалист|специалиста|специалистов", en: "specialist|specialists" },
  },
];

const patterns = locales.flatMap((locale) =>
  COUNTED.map(({ count, nouns, forms }) => {
    const source = `(?<![\\p{L}\\d.,–-])(\\d{1,4}|${numberWords[locale].map(([, word]) => word.source).join("|")}) (?:${nouns[locale]})(?![\\p{L}-])`;
    return { locale, count, forms: forms[locale], pattern: new RegExp(source.replaceAll(" ", "[\\s\\u00a0]+"), "giu") };
  }),
);

/**
 * A typed number that equals what the pack counts today, and that nobody will update when the count changes. A dated
 * text describes its own day; what a region has is counted on its page.
 */
export function findTypedCounts({ files, sources }: Texts): Fault[] {
  const all = [...countSources(sources)];
  const dated = new Set(
    files.filter(({ front }) => front["publishedAt"]).map(({ folder, name }) => `${folder} ${name}`),
  );
  return files
    .filter(({ folder, name }) => !dated.has(`${folder} ${name}`))
    .flatMap((file) => {
      const counts = all.filter(([key]) => !key.includes(".") || key.endsWith(suffixOf(file)));
      return file.texts.flatMap((text) =>
        patterns
          .filter(({ locale }) => locale === text.locale)
          .flatMap(({ locale, count, forms, pattern }) =>
            Array.from(text.text.matchAll(pattern)).flatMap(({ 0: found, 1: said = "", index }) => {
              const number = numberOf(said, locale);
              const name = counts.findLast(([key, value]) => key.split(".")[0] === count && value === number)?.[0];
              if (!name || number < 2) return [];
              return [faultAt(file, text, index, `“${found}” is counted: write {{count.${name}|${forms}}}`)];
            }),
          ),
      );
    });
}

function suffixOf({ folder, name }: TextFile): string {
  return folder === "regions" ? `.${name}` : "no region";
}

function numberOf(said: string, locale: Locale): number {
  return numberWords[locale].find(([, word]) => word.test(said))?.[0] ?? Number(said);
}
