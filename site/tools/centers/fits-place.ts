import { stemOf } from "#contract/stem-of.ts";
import { isNearly } from "./is-nearly.ts";
import { begins, type Fits } from "./match.ts";

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

/** How a typed word may name a place: a prefix or another form of one of its words; then with typos. */
export const fitsPlace: Fits[] = [
  (typed, word) => isNameless(typed) || begins(typed, word) || stemOf(typed) === stemOf(word),
  (typed, word) =>
    isNameless(typed) || (isMostOf(typed, word) && (isNearly(typed, word) || isNearly(stemOf(typed), stemOf(word)))),
];

/** A misspelt beginning of a long word may be another word: «метро» is not «Петрозаводск». */
export function isMostOf(typed: string, word: string): boolean {
  return begins(typed, word) || typed.length * 2 > word.length;
}
