import { stemOf } from "#contract/stem-of.ts";
import { isMetroWord } from "./metro.ts";
import { isNearly } from "./is-nearly.ts";
import { begins, type Fits, wordsOf } from "./match.ts";

/** Words beside the name of a place that do not name one, in any form: «гостевой диализ в г. Ялте», "Kazan city". */
const NAMELESS = new Set(
  [
    "а,в,во,где,для,до,из,и,или,к,ко,на,найти,нужен,около,от,по,рядом,с,со,у",
    "г,гор,город,адрес,больница,клиника,место,отделение,телефон,филиал,центр",
    "диализ,диализный,гемодиализ,гость,гостевой,временный",
    "a,an,and,at,find,for,from,in,near,of,or,the,to,where",
    "address,branch,center,city,clinic,hospital,phone,place,town,unit",
    "dialysis,haemodialysis,guest,visitor,holiday,temporary",
  ]
    .join(",")
    .split(",")
    .map(stemOf),
);

export function isNameless(word: string): boolean {
  return NAMELESS.has(stemOf(word));
}

/** Королёв, Пушкин: of such a name the stemmer would take the end for that of a plural, but not in «в Королёве». */
const LOOKS_PLURAL = /(?:[ое]в|[иы]н)$/;

/** The stem that the forms of a place's name share. */
export function placeStemOf(word: string): string {
  return stemOf(LOOKS_PLURAL.test(word) ? `${word}а` : word);
}

/** The stems of the words of a name, or of a query that may contain one. */
export function placeStemsIn(text: string): string[] {
  return wordsOf(text).map(placeStemOf);
}

/** Whether a query contains one of the names completely, in any form, as an address contains its city. */
export function namesPlace(typed: ReadonlySet<string>, names: string[][]): boolean {
  return names.some((name) => name.length > 0 && name.every((stem) => typed.has(stem)));
}

/** How a typed word may name a place: a prefix or another form of one of its words; then with typos. */
export const fitsPlace: Fits[] = [
  (typed, word) => isNameless(typed) || begins(typed, word) || placeStemOf(typed) === placeStemOf(word),
  (typed, word) =>
    isNameless(typed) ||
    // A village, «станица», is no misspelt station.
    (isMetroWord(word)
      ? begins(typed, word)
      : isMostOf(typed, word) && (isNearly(typed, word) || isNearly(placeStemOf(typed), placeStemOf(word)))),
];

/** A misspelt beginning of a long word may be another word: «метро» is not «Петрозаводск». */
export function isMostOf(typed: string, word: string): boolean {
  return begins(typed, word) || typed.length * 2 > word.length;
}
