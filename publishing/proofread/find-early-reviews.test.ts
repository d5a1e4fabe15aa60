import { expect, test } from "vitest";
import { article, writePack } from "../../tests/support/pack.ts";
import { describeFault } from "../fault.ts";
import { findEarlyReviews } from "./find-early-reviews.ts";
import { readTexts } from "./read-texts.ts";

const base = { "cities.yaml": "- id: 1\n  slug: north-hill\n  ru:\n    title: Северная Гора\n" };

async function faultsOf(files: Record<string, string>): Promise<string[]> {
  return findEarlyReviews(await readTexts(writePack({ ...base, ...files }))).map(describeFault);
}
const read = (body: string) => ({
  "articles/a.ru.md": article("id: 1\ntitle: А\ndescription: Б\nreviewedAt: 2026-08-25", body),
});

test("reports a text reviewed in August that tells of October", async () => {
  expect(await faultsOf(read("Зал открыли\n9 октября 2026 года."))).toEqual([
    "articles/a.ru.md:9: “9 октября 2026” is after 2026-08-25, when the text was read or written",
  ]);
  expect(await faultsOf(read("Зал открыли в мае 2026 года, а пандус 25 августа 2026 года."))).toEqual([]);
});

test("an English text takes its date from its Russian twin", async () => {
  const twin = article("title: A\ndescription: B", "It opened in October 2026.");
  expect(await faultsOf({ ...read("Текст."), "articles/a.en.md": twin })).toEqual([
    "articles/a.en.md:6: “October 2026” is after 2026-08-25, when the text was read or written",
  ]);
});

test("announcements of future dates are allowed", async () => {
  expect(await faultsOf(read("Подъёмник будет к 1 июля 2027 года, а правила — с 1 марта 2027 года."))).toEqual([]);
});

test("reports an answer to a review that mentions a later date", async () => {
  const review =
    "---\nid: 3\ntitle: О\nfields:\n  text: Т\n  answer: Лифт заменили в октябре 2026 года.\n  date: 2026-09-02\n---\n";
  expect(await faultsOf({ "reviews/r.ru.md": review })).toEqual([
    "reviews/r.ru.md:6: “октябре 2026” is after 2026-09-02, when the text was read or written",
  ]);
});

test("a city guide must be reviewed again after news from that city, and after travel news that names it", async () => {
  const guide = {
    "articles/travel-north-hill.ru.md": article("id: 1\ntitle: А\ndescription: Б\nreviewedAt: 2026-08-25"),
  };
  const news = (more: string, body = "Текст.", day = "2026-09-01") => ({
    "articles/n.ru.md": article(
      `id: 2\ntitle: Н\ndescription: Н\ncategory: news-centers\npublishedAt: ${day}T09:00:00+03:00${more}`,
      body,
    ),
  });
  const fault =
    "articles/travel-north-hill.ru.md:5: reviewedAt: 2026-08-25 is before the news n of 2026-09-01, which names Северная Гора: read it again";
  expect(await faultsOf({ ...guide, ...news("\nplace: Северная Гора") })).toEqual([fault]);
  expect(await faultsOf({ ...guide, ...news("\ninvitation: travel", "Теперь и на Северной Горе.") })).toEqual([fault]);
  expect(await faultsOf({ ...guide, ...news("", "На Северной Горе снег.") })).toEqual([]);
  expect(await faultsOf({ ...guide, ...news("\nplace: Северная Гора", "Текст.", "2026-08-25") })).toEqual([]);
});
