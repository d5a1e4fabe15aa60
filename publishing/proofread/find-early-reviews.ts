import { defaultLocale, type Locale } from "#contract/locale.ts";
import { stemOf } from "#contract/stem-of.ts";
import { wordsOf } from "#api/search/search-words.ts";
import type { Fault } from "../fault.ts";
import { faultAt } from "./find-in-text.ts";
import type { TextFile, Texts } from "./texts.ts";

const MONTHS: Record<Locale, string[]> = {
  ru: "январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр".split(" "),
  en: "january february march april may june july august september october november december".split(" "),
};
const ALL = Object.values(MONTHS).flat().join("|");
/** A month with its year. Announcements of the future, «к 1 июля 2027 года», are written before that date. */
const DATED = new RegExp(
  String.raw`(?:(?<day>\d{1,2})\s+)?(?<!\p{L})(?<month>${ALL})\p{L}{0,2}\s+(?<year>20\d\d)`,
  "giu",
);
const AHEAD = new Set("к ко до с со by until from since before".split(" "));

/** A review cannot be older than what the text tells: neither than a date in it nor than our news about the place. */
export function findEarlyReviews(texts: Texts): Fault[] {
  const news = texts.files.filter(isNews);
  return texts.files.flatMap((file) => [...laterDates(file, texts), ...laterNews(file, news, texts)]);
}

function laterDates(file: TextFile, texts: Texts): Fault[] {
  const day = dayOf(file, texts);
  if (!day) return [];
  return file.texts
    .filter(({ field }) => !field.startsWith("sources"))
    .flatMap((text) =>
      [...text.text.matchAll(DATED)].flatMap((found) => {
        const { month = "", year = "", day: on = "1" } = found.groups ?? {};
        const [, ahead = ""] = /(\p{L}+)\s+$/u.exec(text.text.slice(0, found.index)) ?? [];
        const names = MONTHS[text.locale];
        const place = names.findIndex((name) => name === month.toLowerCase());
        const date = `${year}-${String(place + 1).padStart(2, "0")}-${on.padStart(2, "0")}`;
        if (place < 0 || date <= day || AHEAD.has(ahead.toLowerCase())) return [];
        return [faultAt(file, text, found.index, `“${found[0]}” is after ${day}, when the text was read or written`)];
      }),
    );
}

/**
 * A city guide (`travel-kazan`) is reviewed again after news from the city, and after news for travellers that names
 * it.
 */
function laterNews(file: TextFile, news: TextFile[], { sources }: Texts): Fault[] {
  const [, slug] = /^travel-(.+)$/.exec(file.name) ?? [];
  const city = sources.get("city")?.find(({ name }) => name === slug)?.values[defaultLocale]?.[defaultLocale] as
    { title?: string } | undefined;
  const day = file.locale === defaultLocale && file.folder === "articles" ? asDay(file.front["reviewedAt"]) : "";
  if (!city?.title || !day) return [];
  const stems = wordsOf(city.title).map(stemOf);
  return news
    .filter(({ front }) => asDay(front["publishedAt"]) > day)
    .filter(({ front, texts }) =>
      texts.some(
        ({ text, field }) =>
          (field === "place" || front["invitation"] === "travel") && hasRow(wordsOf(text).map(stemOf), stems),
      ),
    )
    .map(({ name, front }) => ({
      file: file.file,
      line: file.lines.get("reviewedAt") ?? 1,
      message: `reviewedAt: ${day} is before the news ${name} of ${asDay(front["publishedAt"])}, which names ${city.title}: read it again`,
    }));
}

function isNews({ folder, locale, front }: TextFile): boolean {
  return folder === "articles" && locale === defaultLocale && /^news(?:-|$)/.test(String(front["category"]));
}

/**
 * When a doctor read it, or when it was published; for a review, its day. An English file has the day of the Russian
 * one.
 */
function dayOf({ folder, name, front }: TextFile, { files }: Texts): string {
  const { front: shared } = files.find(
    (one) => one.locale === defaultLocale && one.folder === folder && one.name === name,
  ) ?? {
    front,
  };
  const fields = (shared["fields"] ?? {}) as Record<string, unknown>;
  if (folder === "reviews") return asDay(fields["date"]);
  return folder === "articles" ? asDay(shared["reviewedAt"]) || asDay(shared["publishedAt"]) : "";
}

function asDay(value: unknown): string {
  return typeof value === "string" ? value.slice(0, 10) : "";
}

function hasRow(words: string[], row: string[]): boolean {
  return words.some((_, start) => row.every((stem, n) => words[start + n] === stem));
}
