import { defaultLocale, forEachLocale, isLocale, languages, type Locale } from "#contract/locale.ts";
import type { CollectedFragments } from "../fragments/fragment-cache.server.tsx";
import { hyphenateWord } from "./hyphenate-word.server.ts";
import { rewriteTexts } from "./walk-html.ts";

/**
 * How the words of an element are set. What a machine, a control or a script reads stays untouched; in menus and in the
 * footer words are only kept whole. What is stressed is taken in at a glance, as headings are.
 */
type Setting = "untouched" | "whole" | "plain" | "heading" | "running";
const SETTINGS = new Map<string, Setting>([
  ...settingOf("untouched", "head textarea select button label legend code pre kbd"),
  ...settingOf("whole", "nav footer"),
  ...settingOf("heading", "h2 h3 h4 h5 h6 summary dt b strong"),
  ...settingOf("running", "p li dd blockquote figcaption"),
]);

/** From how many letters a word is hyphenated: English words are short, and its lines are full without that. */
const LEAST: Record<Locale, Partial<Record<Setting, number>>> = {
  ru: { running: 7, heading: 11 },
  en: { running: 12, heading: 12 },
};
/** A name is read whole, unless hardly a line has room for it. */
const LEAST_IN_NAME = 14;
/**
 * Each soft hyphen costs a byte or two. A page with so many characters in its `<main>` has them only in words that hardly
 * fit a line, and keeps only names whole. Header, menus and footer do not count. English letters take fewer bytes.
 */
const LONG_PAGE: Record<Locale, number> = { ru: 31_600, en: 35_000 };
const LEAST_ON_LONG_PAGE = 14;
/** A page that comes near to that has them in fewer words. */
const LARGE_PAGE = 28_000;
const LEAST_ON_LARGE_PAGE = 8;
/** No part of an address, nor of a word with a hyphen of its own. */
const longWords = forEachLocale(
  (locale) =>
    new RegExp(
      `(?<![&@./_\\p{L}\\p{N}-])\\p{Script=${languages[locale].script}}{7,}(?![@\\p{L}\\p{N}]|[./_-][\\p{L}\\p{N}])`,
      "gu",
    ),
);

/** With a hyphen in it: another breaks nowhere by itself. */
const MAIL = /([\p{L}\p{N}._+]*-[\p{L}\p{N}._+-]*)(@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu;
const COMPOUND = /(?<![\p{L}\p{N}/.&#@-])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+(?![\p{L}\p{N}/@-]|\.[\p{L}\p{N}])/gu;
/** Of two capitals: Санкт-Петербург, Ростов-на-Дону. */
const NAME = /^\p{Lu}\p{Ll}+(?:-\p{Ll}{1,3})?-\p{Lu}\p{Ll}+$/u;
/** Such a name, or whom one comes to: врач-нефролог. */
const NAMING = new RegExp(`${NAME.source}|^[Вв]рач\\p{L}*-`, "u");
/** A part of one to three letters (что-то, из-за, 24-часовой), a particle, or what names. */
const JOINED = new RegExp(`^.{1,3}-|-(?:.{1,3}|либо|нибудь|таки)$|${NAMING.source}`, "u");
/** A number in a register: Л041-00000-77/00000000. */
const REGISTERED = /\p{Lu}\d{1,5}(?:[-/]\d{1,8}){2,3}/gu;
/** A longer one could be wider than its column. */
const LONGEST_JOINED = 20;

/**
 * They are often laid out as a row, in which an element amid the text would be a column of its own. A link without a
 * class is a part of its sentence or of its heading.
 */
const ROWS = new Set(["a", "summary"]);

const WORD_JOINER = "\u2060";
/** In prose a word joiner holds ranges together (publishing/typography.ts). */
const TIMES = /\d{1,2}:\d\d–\d{1,2}:\d\d/g;

const PROSE = / class="(?:[^"]* )?(?:prose|accordion-body)[ "]/;
/**
 * Prose is what an editor wrote to be read: the blocks of an article, a question and its answer. Outside of it are names
 * and titles, by which people and programs know a thing: they stay as they are in the records.
 */
type Frame = { setting: Setting; locale: Locale | null; isProse: boolean; isInRow: boolean };

/**
 * Soft hyphens in the long words of an editor's texts and their headings, and no line end at hyphens that join. It is done to the
 * finished page alone: records, titles, structured data and the search never hold a soft hyphen. Islands are left out,
 * because React compares their text with its own. What is cached keeps its words as they were set in such a place.
 */
export function setWords(html: string, fragments?: CollectedFragments): string {
  const length = lengthOfMain(html, fragments);
  const lang = /<html[^>]* lang="([a-z]+)/.exec(html)?.[1];
  const isLong = length > LONG_PAGE[isLocale(lang) ? lang : defaultLocale];
  const leastInProse = isLong ? LEAST_ON_LONG_PAGE : length > LARGE_PAGE ? LEAST_ON_LARGE_PAGE : 0;
  const root: Frame = { setting: "plain", locale: null, isProse: false, isInRow: false };
  const set = (text: string, frame: Frame) => setText(text, frame, frame.isProse ? leastInProse : Infinity, isLong);
  const fill = (comment: string, frame: Frame) =>
    fragments
      ?.at(comment)
      ?.setIn(`${leastInProse} ${JSON.stringify(frame)}`, (fragment) => rewriteTexts(fragment, frame, frameOf, set));
  return rewriteTexts(html, root, frameOf, set, fill);
}

/** Without a `<main>`, as in a window, all of it is the page's own. */
function lengthOfMain(html: string, fragments?: CollectedFragments): number {
  const [start, end] = [html.indexOf("<main"), html.lastIndexOf("</main>")];
  const main = start < 0 || end < start ? html : html.slice(start, end);
  return main.length + (fragments?.lengthIn(main) ?? 0);
}

function frameOf(tag: string, attributes: string, parent: Frame): Frame {
  const { setting, locale, isProse } = parent;
  // Most elements say nothing of their own.
  if (attributes === "" && !SETTINGS.has(tag) && !ROWS.has(tag) && !parent.isInRow) return parent;
  const lang = / lang="([a-z]+)/.exec(attributes)?.[1];
  const own = attributes.includes(" data-island=") ? "untouched" : SETTINGS.get(tag);
  return {
    setting: setting === "untouched" || (setting === "whole" && own !== "untouched") ? setting : (own ?? setting),
    locale: lang === undefined ? locale : isLocale(lang) ? lang : null,
    isProse: isProse || tag === "summary" || PROSE.test(attributes),
    isInRow: ROWS.has(tag) && !isInSentence(tag, attributes, parent),
  };
}

function isInSentence(tag: string, attributes: string, { setting, isProse }: Frame): boolean {
  if (tag !== "a" || attributes.includes(" class=")) return false;
  return setting === "heading" || (setting === "running" && isProse);
}

function setText(text: string, { setting, locale, isInRow }: Frame, leastOfPlace: number, isLong: boolean): string {
  if (setting === "untouched") return text;
  const leastOfSetting = locale && LEAST[locale][setting];
  const least = leastOfSetting && Math.max(leastOfSetting, leastOfPlace);
  const hyphenated =
    // Outside of prose no word is long enough.
    least && least < Infinity
      ? text.replaceAll(longWords[locale], (word, offset: number) =>
          word.length < (isName(word, text, offset) ? Math.max(least, LEAST_IN_NAME) : least)
            ? word
            : hyphenateWord(word, locale),
        )
      : text;
  const isRunning = setting === "running" || leastOfPlace < Infinity;
  const joined = isRunning && !isLong ? JOINED : NAMING;
  if (isInRow && /\s/.test(text)) return joinWords(hyphenated, joined);
  return keepWhole(hyphenated, joined);
}

/** A capital inside a sentence. */
function isName(word: string, text: string, offset: number): boolean {
  return /^\p{Lu}/u.test(word) && /[\p{L}\p{N},;)»]\s*$/u.test(text.slice(Math.max(0, offset - 3), offset));
}

/** Without an element: a word joiner behind each hyphen. */
function joinWords(text: string, joined: RegExp): string {
  if (!text.includes("-")) return text;
  return text.replaceAll(COMPOUND, (word) => (isJoined(word, joined) ? word.replaceAll("-", `-${WORD_JOINER}`) : word));
}

function isJoined(word: string, joined: RegExp): boolean {
  return word.length <= LONGEST_JOINED && joined.test(word) && /\p{L}/u.test(word);
}

function keepWhole(text: string, joined: RegExp): string {
  const times = text.includes("–") ? text.replaceAll(TIMES, whole) : text;
  if (!text.includes("-")) return times;
  const numbers = times.replaceAll(REGISTERED, whole);
  const words = numbers.replaceAll(COMPOUND, (word) => (isJoined(word, joined) ? whole(word) : word));
  if (!text.includes("@")) return words;
  return words.replaceAll(MAIL, (_mail, name: string, host: string) => whole(`${name}<wbr>${host}`));
}

/** The element has no meaning of its own here. It is one that no other style rule selects, as many select `span`. */
function whole(word: string): string {
  return `<bdi>${word}</bdi>`;
}

function settingOf(setting: Setting, tags: string): [string, Setting][] {
  return tags.split(" ").map((tag) => [tag, setting]);
}
