import { LRUCache } from "lru-cache";
import { defaultLocale, forEachLocale, isLocale, languages, type Locale } from "#contract/locale.ts";
import type { CollectedFragments } from "../fragments/fragment-cache.server.tsx";
import { copyText } from "./copy-text.server.ts";
import { hyphenateWord } from "./hyphenate-word.server.ts";
import { rewriteTexts } from "./walk-html.ts";

/**
 * How the words of an element are set. What a machine, a control or a script reads stays untouched; in menus and in the
 * footer, and in the values of definition lists, words are only kept whole. Emphasised text is treated like headings.
 */
type Setting = "untouched" | "whole" | "plain" | "heading" | "running";
const SETTINGS = new Map<string, Setting>([
  ...settingOf("untouched", "head textarea select button label legend code pre kbd"),
  ...settingOf("whole", "nav footer dd"),
  ...settingOf("heading", "h2 h3 h4 h5 h6 summary dt b strong"),
  ...settingOf("running", "p li blockquote figcaption"),
]);

/**
 * From how many letters a word is hyphenated. A torn word is hard to read with poor sight, and a line that is half empty
 * is, too: Russian lines would be too short with less. English words are short, and its lines are full without hyphens.
 */
const LEAST: Record<Locale, Partial<Record<Setting, number>>> = {
  ru: { running: 9, heading: 11 },
  en: { running: 12, heading: 12 },
};
/** Names are not hyphenated, unless they hardly fit a line. */
const LEAST_IN_NAME = 14;
/** A word of a link is pressed: it stays whole, unless it is long. With more, lines would be too short. */
const LEAST_IN_LINK = 10;
/**
 * Each soft hyphen costs a byte or two. A page with more characters than this in its `<main>` has them only in words
 * that hardly fit a line, and keeps only names whole. Header, menus and footer do not count. English letters take fewer
 * bytes.
 */
const LONG_PAGE: Record<Locale, number> = { ru: 31_600, en: 35_000 };
const LEAST_ON_LONG_PAGE = 14;
/**
 * With the larger letters of the visually-impaired mode a line holds few words: long ones are hyphenated wherever they
 * stand, as the browser's own patterns would do it, which not every browser has. Its style decides where.
 */
const LARGE_LETTERS = /<html[^>]* data-vision-font="(?!18")/;
const LEAST_IN_LARGE: Record<Locale, number> = { ru: 8, en: 10 };
const LEAST_NAME_IN_LARGE = 10;
/** Longer words with a hyphen, and numbers, may be wider than a column of such letters. */
const LONGEST_IN_LARGE = 10;
/** Not a part of an address, nor of a word with its own hyphen. */
const longWords = forEachLocale(
  (locale) =>
    new RegExp(
      `(?<![&@./_\\p{L}\\p{N}-])\\p{Script=${languages[locale].script}}{8,}(?![@\\p{L}\\p{N}]|[./_-][\\p{L}\\p{N}])`,
      "gu",
    ),
);

const MAIL = /(?<![\p{L}\p{N}._+-])([\p{L}\p{N}._+-]+)(@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu;
const COMPOUND = /(?<![\p{L}\p{N}/.&#@-])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+(?![\p{L}\p{N}/@-]|\.[\p{L}\p{N}])/gu;
/** Two capitalised parts: Санкт-Петербург, Ростов-на-Дону. */
const NAME = /^\p{Lu}\p{Ll}+(?:-\p{Ll}{1,3})?-\p{Lu}\p{Ll}+$/u;
/** Such a name, a profession (врач-нефролог), a language (по-русски), a wheelchair or an English number (forty-seven). */
const NAMING = new RegExp(
  `${NAME.source}|^[Вв]рач\\p{L}*-|^[Пп]о-\\p{L}+ски$|^[Кк]ресл\\p{L}+-коляс|^[EFNSTefnst][a-z]{2,5}ty-[a-z]{3,5}$`,
  "u",
);
/** With a part of one to three letters (что-то, из-за, 24-часовой), or a particle. */
const JOINED = new RegExp(`^.{1,3}-|-(?:.{1,3}|либо|нибудь|таки)$|${NAMING.source}`, "u");
/** A unit: ммоль/л, мл/мин. */
const UNITS = /(?<![\p{L}\p{N}./-])\p{L}{1,5}\/\p{L}{1,4}(?!\p{L})/gu;
/** A registration number: Л041-00000-77/00000000. */
const REGISTERED = /\p{Lu}\d{1,5}(?:[-/]\d{1,8}){2,3}/gu;
/** A longer one could be wider than its column. */
const LONGEST_JOINED = 20;
/** A longer address is wider than a phone; others break, before their host, only where letters are large. */
const LONGEST_MAIL = 30;

/**
 * Often laid out as a flex row, in which an element inside the text would be a separate column. A link without a class is
 * part of its sentence or heading.
 */
const ROWS = new Set(["a", "summary"]);

const WORD_JOINER = "\u2060";
/** In prose a word joiner holds ranges together (publishing/typography.ts). */
const HOUR = String.raw`\d{1,2}(?::\d\d)?`;
const ENGLISH_TIME = `(?:${HOUR}\u00a0[ap]m|noon|midnight)`;
/** 7:00–11:30, 7–11:30 am, 7 am – noon. */
const TIMES = new RegExp(
  String.raw`\d{1,2}:\d\d–\d{1,2}:\d\d(?:\u00a0[ap]m)?|${HOUR}–${HOUR}\u00a0[ap]m|${ENGLISH_TIME}[\u00a0 ]– ${ENGLISH_TIME}`,
  "g",
);
/** Days as a card or a shift says them: Пн–Сб, Mon–Sat. Whole names, Понедельник–суббота, are wider than a phone's column. */
const DAYS = /(?<!\p{L})\p{Lu}\p{Ll}{1,2}–\p{Lu}\p{Ll}{1,2}(?!\p{L})/gu;

/** A range of pay: 70 000–85 000 ₽. */
const SUMS = /\d{1,3}(?:[\u00a0,]\d{3})+–\d{1,3}(?:[\u00a0,]\d{3})+(?:\u00a0₽)?/g;
/** A standard and its year or version: ГОСТ Р 52872-2019, WCAG 2.2. */
const STANDARDS = /ГОСТ(?:\s\p{Lu})?\s\d{2,6}(?:[.-]\d{1,4})+|(?<!\p{L})\p{Lu}{3,5}\s\d\.\d(?![\p{L}\p{N}])/gu;
/** A day with its year: 12 ноября 2026, 12 November 2026. */
const DATES = /(?<!\d)\d{1,2}\s[а-яA-Z][а-яa-z]{2,8} 20\d\d(?!\d)/g;
/** Any other range of numbers, 2–3, and what is kept whole already. */
const NUMBERS = /<bdi.*?<\/bdi>|\d+(?:[.,]\d+)?–\d+(?:[.,]\d+)?/g;
/** A box, before and behind which a line may break: the signs that touch it belong into it. */
const LONG = /([«“(]*)<bdi class="long">(.*?)<\/bdi>([»”).,;:!?…]*)/g;
/** In a link a phone is kept whole by the link's style. */
const PHONES = /\+7\s\(\d{3}\)\s\d{3}-\d\d-\d\d(?!\d)/g;

const PROSE = / class="(?:[^"]* )?(?:prose|accordion-body)[ "]/;
/**
 * Prose is text that an editor wrote for reading: the blocks of an article, a question and its answer. Names and
 * titles, by which people and programs identify things, are not prose and stay as they are in the records.
 */
type Frame = { setting: Setting; locale: Locale | null; isProse: boolean; isInRow: boolean; isLink: boolean };

/** What is the same on a whole page. */
type Manner = { leastInProse: number; isLong: boolean; isLarge: boolean };

/**
 * Inserts soft hyphens into long words of an editor's texts and their headings, and prevents line breaks at joining
 * hyphens. This is done to the finished page only: records, titles, structured data and the search never contain a soft
 * hyphen. Islands are left out, because React compares their text on hydration. Cached fragments keep the result.
 */
export function setWords(html: string, fragments?: CollectedFragments): string {
  const length = lengthOfMain(html, fragments);
  const lang = /<html[^>]* lang="([a-z]+)/.exec(html)?.[1];
  const isLarge = LARGE_LETTERS.test(html);
  const isLong = !isLarge && length > LONG_PAGE[isLocale(lang) ? lang : defaultLocale];
  const leastInProse = isLong ? LEAST_ON_LONG_PAGE : 0;
  const manner = { leastInProse, isLong, isLarge };
  const root: Frame = { setting: "plain", locale: null, isProse: false, isInRow: false, isLink: false };
  const set = (text: string, frame: Frame) => setText(text, frame, manner);
  const fill = (comment: string, frame: Frame) =>
    fragments
      ?.at(comment)
      ?.setIn(`${leastInProse} ${isLarge} ${JSON.stringify(frame)}`, (fragment) =>
        rewriteTexts(fragment, frame, frameOf, set),
      );
  return rewriteTexts(html, root, frameOf, set, fill);
}

/** Without a `<main>`, as in a dialog, everything counts. */
function lengthOfMain(html: string, fragments?: CollectedFragments): number {
  const [start, end] = [html.indexOf("<main"), html.lastIndexOf("</main>")];
  const main = start < 0 || end < start ? html : html.slice(start, end);
  return main.length + (fragments?.lengthIn(main) ?? 0);
}

function frameOf(tag: string, attributes: string, parent: Frame): Frame {
  const { setting, locale, isProse } = parent;
  // Most elements inherit.
  if (attributes === "" && !SETTINGS.has(tag) && !ROWS.has(tag) && !parent.isInRow) return parent;
  const lang = / lang="([a-z]+)/.exec(attributes)?.[1];
  const own = attributes.includes(" data-island=") ? "untouched" : SETTINGS.get(tag);
  return {
    setting: setting === "untouched" || (setting === "whole" && own !== "untouched") ? setting : (own ?? setting),
    locale: lang === undefined ? locale : isLocale(lang) ? lang : null,
    isProse: isProse || tag === "summary" || PROSE.test(attributes),
    isInRow: ROWS.has(tag) && !isInSentence(tag, attributes, parent),
    isLink: parent.isLink || tag === "a",
  };
}

function isInSentence(tag: string, attributes: string, { setting, isProse }: Frame): boolean {
  if (tag !== "a" || attributes.includes(" class=")) return false;
  return setting === "heading" || (setting === "running" && isProse);
}

/** Pages rendered again have the same texts. */
const known = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (set, key) => 2 * (set.length + key.length),
});
/** A shorter text is set as fast as it is found. */
const LEAST_KEPT = 40;

function setText(text: string, frame: Frame, manner: Manner): string {
  if (frame.setting === "untouched") return text;
  if (text.length < LEAST_KEPT) return setAnew(text, frame, manner);
  const { setting, locale, isProse, isInRow, isLink } = frame;
  const key = `${setting} ${locale} ${isProse} ${isInRow} ${isLink} ${Object.values(manner).join(" ")} ${text}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const set = copyText(setAnew(text, frame, manner));
  known.set(copyText(key), set);
  return set;
}

function setAnew(text: string, frame: Frame, manner: Manner): string {
  const { setting, locale, isProse, isInRow, isLink } = frame;
  const { isLong, isLarge } = manner;
  const least = locale && leastLetters(setting, locale, isProse, manner);
  const leastInName = isLarge ? LEAST_NAME_IN_LARGE : LEAST_IN_NAME;
  const hyphenated = least
    ? text.replaceAll(longWords[locale], (word, offset: number) =>
        word.length < Math.max(least, isLink ? LEAST_IN_LINK : 0, isName(word, text, offset) ? leastInName : 0)
          ? word
          : hyphenateWord(word, locale),
      )
    : text;
  const isRunning = setting === "running" || isProse;
  const joined = isRunning && !isLong ? JOINED : NAMING;
  const number = isLarge ? wholeOrBoxed : whole;
  // The columns of a table are as wide as their words.
  const isBoxed = !isInRow && (setting === "running" || setting === "whole");
  const dated = hyphenated.includes("20")
    ? hyphenated.replaceAll(DATES, (day) => (isBoxed ? number(day) : day.replace(" 20", "\u00a020")))
    : hyphenated;
  if (isInRow && /\s/.test(text)) return joinWords(dated, joined, isLarge);
  const kept = keepWhole(isLink || !dated.includes("+7") ? dated : dated.replaceAll(PHONES, number), joined, isLarge);
  return isLarge ? kept.replaceAll(LONG, (_box, before, inside, behind) => boxed(before + inside + behind)) : kept;
}

/** Undefined where no word is hyphenated: in menus and values, and outside of prose. */
function leastLetters(
  setting: Setting,
  locale: Locale,
  isProse: boolean,
  { leastInProse, isLarge }: Manner,
): number | undefined {
  if (isLarge) return LEAST_IN_LARGE[locale];
  const least = isProse ? LEAST[locale][setting] : undefined;
  return least && Math.max(least, leastInProse);
}

/** A capital inside a sentence. */
function isName(word: string, text: string, offset: number): boolean {
  return /^\p{Lu}/u.test(word) && /[\p{L}\p{N},;)»]\s*$/u.test(text.slice(Math.max(0, offset - 3), offset));
}

/** Without an element: a word joiner behind each hyphen. */
function joinWords(text: string, joined: RegExp, isLarge: boolean): string {
  if (!text.includes("-")) return text;
  return text.replaceAll(COMPOUND, (word) =>
    isJoined(word, joined) && !(isLarge && word.length > LONGEST_IN_LARGE)
      ? word.replaceAll("-", `-${WORD_JOINER}`)
      : word,
  );
}

function isJoined(word: string, joined: RegExp): boolean {
  return word.length <= LONGEST_JOINED && joined.test(word) && /\p{L}/u.test(word);
}

function keepWhole(text: string, joined: RegExp, isLarge: boolean): string {
  const number = isLarge ? wholeOrBoxed : whole;
  const standards = text.replaceAll(STANDARDS, number);
  const times = text.includes("–")
    ? standards
        .replaceAll(TIMES, number)
        .replaceAll(DAYS, number)
        .replaceAll(SUMS, number)
        .replaceAll(NUMBERS, (found) => (found.startsWith("<") ? found : number(found)))
    : standards;
  const words = text.includes("-")
    ? times
        .replaceAll(REGISTERED, (found) => (isLarge ? boxed(found.replaceAll(/[-/]/g, "$&<wbr>")) : whole(found)))
        .replaceAll(COMPOUND, (word) => (isJoined(word, joined) ? wholeWord(word, isLarge) : word))
    : times;
  const units = isLarge && text.includes("/") ? words.replaceAll(UNITS, whole) : words;
  if (!text.includes("@")) return units;
  return units.replaceAll(MAIL, (mail, name: string, host: string) =>
    isLarge
      ? `${name}<wbr>${host}`
      : whole(`${name}<wbr${mail.length > LONGEST_MAIL ? "" : ' class="narrow"'}>${host}`),
  );
}

/** The element has no meaning here. No other style rule selects it, unlike `span`. */
function whole(word: string): string {
  return `<bdi>${word}</bdi>`;
}

/** In large letters a long word may break behind its hyphen where the page is narrow. */
function wholeWord(word: string, isLarge: boolean): string {
  return whole(isLarge && word.length > LONGEST_IN_LARGE ? word.replaceAll("-", '-<wbr class="narrow">') : word);
}

/** In large letters a long number goes to a line of its own, and breaks if it is longer than that. */
function wholeOrBoxed(number: string): string {
  return number.length > LONGEST_IN_LARGE ? boxed(number) : whole(number);
}

function boxed(text: string): string {
  return `<bdi class="long">${text}</bdi>`;
}

function settingOf(setting: Setting, tags: string): [string, Setting][] {
  return tags.split(" ").map((tag) => [tag, setting]);
}
