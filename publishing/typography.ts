import Typograf from "typograf";
import { forEachLocale, languages, type Locale } from "#contract/locale.ts";
import { bindShortWords } from "#contract/short-words.ts";

// The typographer's own rules bind every short word, pronouns and adverbs too, and everything after a number.
Typograf.addRule({ name: "ru/nbsp/bindShortWords", handler: bindShortWords });

/** They correct what a writer may have meant: «тяжелее, чем то, что» became «чем-то, что». The words are the editors'. */
const REWORDING = ["to", "taki", "ka", "koe", "kakto", "de", "izza", "izpod"].map((rule) => `ru/dash/${rule}`);

/** The languages whose rules apply to a text. */
const RULES: Record<Locale, string[]> = { ru: ["ru", "en-US"], en: ["en-US"] };
const typographers = forEachLocale((locale) => typographer(RULES[locale], languages[locale].script));

const NBSP = "\u00a0";

/** The end of a street's name: "Липовая улица", "ул. Родниковая". */
const STREET =
  /(?:улиц[аеуы]|переул[а-яё]+|проспект[а-яё]*|набережн[а-яё]+|бульвар[а-яё]*|шоссе|проезд[а-яё]*|площад[а-яё]+|(?<!\p{L})(?:ул|пер|пр|наб|бул|пл)\.[ \u00a0]\p{L}[\p{L}-]+),/u
    .source;
/** A house and its parts, before their number. */
const HOUSE = /(?<!\p{L})(?:д\.|дом|корп\.|корпус|стр\.|строение|офис|кв\.|building|office)/u.source;
const BEFORE_HOUSE = new RegExp(`(?<=${STREET}) (?=(?:(?:д\\.|дом)[ \u00a0])?\\d)`, "giu");
const IN_HOUSE = new RegExp(`(?<=${HOUSE}) (?=\\d)`, "giu");

/** Between thousands, as `site/i18n/format-number.ts` writes them. */
const THOUSANDS: Record<Locale, string> = { ru: NBSP, en: "," };
/** Before a percent sign. */
const PERCENT: Record<Locale, string> = { ru: NBSP, en: "" };
/** A number or a range of four digits or more before what it counts; a year or the number of a law has none of these. */
const COUNTED =
  /(?<![\d\p{L}.,№/–-])(?:\d{1,6}–)?\d{4,6}(?=[ \u00a0](?:мг|мкг|мл|ккал|человек|дней|mg|mcg|ml|kcal|people|days)(?!\p{L}))/gu;

/** No-break spaces after the shortest words, inside numbers and before units, proper dashes; in plain text and around tags. */
export function typeset(text: string, locale: Locale): string {
  return setFigures(bind(typographers[locale].execute(text)), locale);
}

/** «2 400», "2,400". */
export function groupThousands(figure: string, locale: Locale): string {
  return figure.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, THOUSANDS[locale]);
}

/** Not inside tags, nor in an escaped address. */
function setFigures(text: string, locale: Locale): string {
  return text
    .replaceAll(/(?<=\d)[ \u00a0]?%(?![\dA-F]{2}|[^<]*>)/gi, `${PERCENT[locale]}%`)
    .replaceAll(COUNTED, (figure) => groupThousands(figure, locale));
}

/**
 * What the typographer does not bind: thousands, an amount and its currency, a fraction or a range and its unit, an
 * article of a law, a numbered exit or floor, the number of a part of a drawing, the letter of a vitamin, the number of
 * a house and its street.
 */
function bind(text: string): string {
  return text
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d)|[₽°])/g, NBSP)
    .replaceAll(BEFORE_HOUSE, NBSP)
    .replaceAll(IN_HOUSE, NBSP)
    .replaceAll(/(?<=(?:^|[\s(>~])\d+(?:[.,–]\d+)+) (?=[\p{L}°])/gmu, NBSP)
    .replaceAll(/(?<=(?<!\p{L})(?:стать[а-яё]+|пункт[а-яё]*|выход[а-яё]*|этаж[а-яё]*|кабинет[а-яё]*)) (?=\d)/giu, NBSP)
    .replaceAll(/(?<=(?:^|[.;]\s)\d{1,2}:) (?=\p{L})/gu, NBSP)
    .replaceAll(/(?<=(?:[Гг]епатит|[Вв]итамин)[а-яё]*) (?=[А-Я](?!\p{L}))/gu, NBSP)
    .replaceAll(
      /(?<=\p{L}{3}) ([B-HJ-Z])(?![\p{L}\p{N}'’&-])(\u00a0(?=\p{L}{2}))?/gu,
      (_whole, letter: string, bound?: string) => NBSP + letter + (bound ? " " : ""),
    );
}

function typographer(locale: string[], script: string): Typograf {
  const it = new Typograf({ locale });
  for (const rule of [...REWORDING, "ru/punctuation/ano", "ru/typo/switchingKeyboardLayout"]) it.disableRule(rule);
  it.disableRule("common/punctuation/quote*");
  it.disableRule("common/html/*");
  it.disableRule("ru/other/phone-number");
  it.disableRule("common/nbsp/afterShortWord*");
  it.disableRule("common/nbsp/beforeShortLast*");
  it.enableRule("common/nbsp/afterNumber");
  // A Russian habit: ranges in English have a short dash.
  if (script === "Latin") it.disableRule("en-US/dash/*");
  return it;
}
