import type { Locale } from "#contract/locale.ts";
import { looseNumberWords, numberWords, type NumberWord } from "./number-words.ts";

/** `said` must be in the translation; `answered` also contains numbers said in passing, which only may be. */
export type Numbers = { said: Set<number | string>; answered: Set<number | string> };

/** The numbers of a text in one notation for all languages: 1,5 is 1.5, and 9 pm is 21. */
export function numbersIn(text: string, locale: Locale): Numbers {
  const figures = Array.from(asFigures(text, locale).matchAll(/\d+(?:[.:]\d+)*/g), ([found]) => valueOf(found));
  const words = valuesOf(numberWords[locale], text);
  // One and two are often not numbers: "one of them".
  const said = new Set([...figures, ...words.filter((value) => value > 2)]);
  return { said, answered: new Set([...said, ...words, ...valuesOf(looseNumberWords[locale], text)]) };
}

function valuesOf(words: readonly NumberWord[], text: string): number[] {
  return words.filter(([, word]) => word.test(text)).map(([value]) => value);
}

function valueOf(found: string): number | string {
  const number = found.replace(/:00$/, "");
  return Number.isNaN(Number(number)) ? number : Number(number);
}

/** A day and night, a disease, a letter with a digit within a name: HbA1c. */
const NO_NUMBER = /24-(?:hour|час\p{L}*)|COVID-19|(?<=\p{L})\d(?=\p{L})/giu;

/** As long as the text, so that positions stay the same. */
function asFigures(text: string, locale: Locale): string {
  const blank = (found: string) => " ".repeat(found.length);
  const figures = text
    .replaceAll(NO_NUMBER, blank)
    // The month of a date is a word in English.
    .replaceAll(/(?<!\d)(\d\d)\.\d\d\.(\d{4})/g, "$1    $2")
    .replaceAll(/(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d-])/g, (found) => together(found, /\D/g));
  return asDecimals[locale](figures);
}

/** Fractions, thousands and hours in the notation of the language. */
const asDecimals: Record<Locale, (figures: string) => string> = {
  ru: (figures) => figures.replaceAll(/(?<=\d),(?=\d)/g, "."),
  en: (figures) =>
    figures
      .replaceAll(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)/g, (found) => together(found, /,/g))
      .replaceAll(CLOCK, (found, from: string | undefined, to: string, half: string) =>
        [from, to]
          .filter((hour) => hour !== undefined)
          .map((hour, n, all) => onClock(hour, half, n < all.length - 1 && isLater(hour, to)))
          .join(" ")
          .padEnd(found.length),
      ),
};

/** 9 pm, 7–11 am, 6:30 pm. */
const CLOCK = /(?:(\d{1,2}(?::\d\d)?)\s*[–-]\s*)?(\d{1,2}(?::\d\d)?)[ \u00a0]?([ap])\.?m\b/gi;

function isLater(hour: string, than: string): boolean {
  return Number.parseInt(hour) % 12 > Number.parseInt(than) % 12;
}

/** `isOther` is the start of 10–2 pm, which is in the other half of the day. */
function onClock(hour: string, half: string, isOther: boolean): string {
  const isAfternoon = (half.toLowerCase() === "p") !== isOther;
  const [hours = "", minutes = ""] = hour.split(":");
  return [String((Number(hours) % 12) + (isAfternoon ? 12 : 0)), minutes].filter(Boolean).join(":");
}

function together(found: string, between: RegExp): string {
  return found.replaceAll(between, "").padEnd(found.length);
}
