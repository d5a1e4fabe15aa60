import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { article, writePack } from "../support/pack.ts";
import { all, attribute, canonical, has, links, main, text, texts } from "../support/read-html.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const record = (front: string) => `---\n${front}\n---\n`;
const category = (id: number, parent: string) =>
  record(`id: ${id}\nparent: ${parent}\ntitle: Раздел ${id}\ndescription: Раздел.`);
const LONG = "Оченьдлинныйзаголовокбезединогопробела".repeat(7).slice(0, 280);
/** Long enough to have a reading time. */
const LONG_TEXT = "слово ".repeat(300);

/** Twenty-three news items, three of them translated; an empty section. */
function writeNewsPack(): string {
  const news = Array.from({ length: 23 }, (_, n) => n + 1).flatMap((n) => {
    const day = String(n).padStart(2, "0");
    const title = n === 23 ? LONG : `Новость ${n}`;
    const front = `id: ${100 + n}\ncategory: news\npublishedAt: 2026-10-${day}T09:00:00+03:00\ntitle: ${title}\ndescription: Коротко.`;
    const ru: [string, string] = [`articles/news-${n}.ru.md`, article(front, n === 22 ? LONG_TEXT : "Текст.")];
    const en: [string, string] = [
      `articles/news-${n}.en.md`,
      article(`title: News ${n}\ndescription: Short.`, "Text."),
    ];
    return n <= 3 ? [ru, en] : [ru];
  });
  return writePack({
    "articles/index.ru.md": article("id: 1\ntitle: Главная\ndescription: Начало."),
    "articles/about.ru.md": article("id: 2\ntitle: О нас\ndescription: Кто мы."),
    "articles/news.ru.md": article(
      "id: 3\ncategory: about\ntitle: Новости\ndescription: Все.",
      "Вступление.\n\n## Дальше\n\nОстальное.",
    ),
    "articles/news.en.md": article("title: News\ndescription: All.", "Introduction."),
    "articles/group.ru.md": article("id: 4\ntitle: Группа\ndescription: Кто мы."),
    "articles/later.ru.md": article(
      "id: 5\ncategory: news\npublishedAt: 2099-01-01T00:00:00Z\ntitle: Из будущего\ndescription: Потом.",
    ),
    "categories/root.ru.md": record("id: 29\ntitle: Корень\ndescription: Корень."),
    "categories/about.ru.md": category(1, "root"),
    "categories/news.ru.md": category(10, "about"),
    "categories/group.ru.md": category(7, "root"),
    ...Object.fromEntries(news),
  });
}

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ CONTENT_DIR: writeNewsPack(), PUBLIC_ORIGIN: "https://renaria.example" });
}, 60_000);
afterAll(() => server.stop());

const get = async (path: string) => {
  const response = await fetch(server.origin + path);
  return { status: response.status, html: await response.text() };
};
const itemsOf = (html: string) => links(html, "main a[href*='/about/news/']").map((href) => href.split("/").at(-1));
const titleOf = (html: string) => text(html, "title");

describe("a paged list", () => {
  test("shows ten per page, newest first, and links to all of them", async () => {
    const pages = await Promise.all([get("/about/news"), get("/about/news?page=2"), get("/about/news?page=3")]);
    expect(pages.map(({ html }) => itemsOf(html).length)).toEqual([10, 10, 3]);
    const expected = Array.from({ length: 23 }, (_, n) => `news-${23 - n}`);
    expect(pages.flatMap(({ html }) => itemsOf(html))).toEqual(expected);
    expect(links(pages[0].html, "a[rel=next]")).toEqual(["/about/news?page=2"]);
    expect(links(pages[1].html, "a[rel=prev]")).toEqual(["/about/news"]);
  });

  test("has its introduction before the items and the rest after them, once", async () => {
    const words = text(main((await get("/about/news")).html));
    expect(words).toMatch(/Вступление.*Новость 22.*Новость 14.*Остальное/);
    expect(words.match(/Вступление|Остальное/g)).toHaveLength(2);
    expect(text(main((await get("/about/news?page=2")).html))).not.toMatch(/Вступление|Остальное/);
  });

  test("begins with its newest item and marks the years of the others", async () => {
    const [{ html }, later] = await Promise.all([get("/about/news"), get("/about/news?page=2")]);
    expect(links(html, "article a")).toContain("/about/news/news-23");
    expect(all(html, "article")).toHaveLength(1);
    expect(texts(html, "time")).toContain("2026");
    expect(has(later.html, "article")).toBe(false);
  });

  test("has an address and a title for each of its pages, in both languages", async () => {
    const [first, explicit, second, english] = await Promise.all([
      get("/about/news"),
      get("/about/news?page=1"),
      get("/about/news?page=2"),
      get("/en/about/news?page=2"),
    ]);
    expect(canonical(first.html)).toBe("https://renaria.example/about/news");
    expect(canonical(explicit.html)).toBe("https://renaria.example/about/news");
    expect(canonical(second.html)).toBe("https://renaria.example/about/news?page=2");
    expect(canonical(english.html)).toBe("https://renaria.example/en/about/news?page=2");
    expect(titleOf(second.html)).not.toBe(titleOf(first.html));
    expect(titleOf(second.html)).toContain("2");
  });

  test.each(["4", "99", "0", "-1", "x", "1.5", "%00", ""])("has no page %j", async (page) => {
    expect((await get(`/about/news?page=${page}`)).status).toBe(404);
    expect((await get(`/en/about/news?page=${page}`)).status).toBe(404);
  });

  test("shows nothing with a future date, neither in the list nor by its address", async () => {
    expect(text((await get("/about/news")).html)).not.toContain("Из будущего");
    expect((await get("/about/news/later")).status).toBe(404);
  });

  test("begins in English with translated items; the others follow, marked as Russian", async () => {
    const { html } = await get("/en/about/news");
    expect(itemsOf(html).slice(0, 5)).toEqual(["news-3", "news-2", "news-1", "news-23", "news-22"]);
    expect(text(main(html))).toMatch(/News 1.*In Russian only.*Новость 22/);
    expect(links(html, "h3[lang=ru] > a")).toContain("/en/about/news/news-22");
    expect(has(html, "h2[lang=ru] > a")).toBe(false);
    expect(text((await get("/en/about/news?page=2")).html)).toContain("In Russian only");
  });
});

// Here and not with the other articles: the site's own pack may be fully translated.
describe("an article that is not translated", () => {
  const PATH = "/about/news/news-22";

  test("shows the Russian text, marked and announced, with the Russian page as its canonical address", async () => {
    const { status, html } = await get(`/en${PATH}`);
    expect(status).toBe(200);
    expect(attribute(html, "html", "lang")).toBe("en");
    expect(text(html)).toContain("has not been translated");
    expect(text(html, "main [lang=ru]")).toContain("слово слово");
    expect(canonical(html)).toBe(`https://renaria.example${PATH}`);
  });

  test("has English around it and links to the original", async () => {
    const { html } = await get(`/en${PATH}`);
    expect(text(html, ".page-head-facts[lang=en]")).toContain("min read");
    expect(links(html, "a[hreflang=ru][lang=ru]")).toEqual([PATH]);
  });

  test("has no alternate link", async () => {
    expect(links((await get(PATH)).html, "a[hreflang=en]")).toEqual([]);
    expect(links((await get("/about/news/news-3")).html, "a[hreflang=en][lang=en]")).toEqual(["/en/about/news/news-3"]);
  });
});

test("an empty section says so and is still a page", async () => {
  const { status, html } = await get("/group");
  expect(status).toBe(200);
  expect(text(main(html))).toContain("Здесь пока ничего нет");
});

test("an item without a picture and with a very long title is an ordinary page", async () => {
  const { status, html } = await get("/about/news/news-23");
  expect(status).toBe(200);
  expect(text(html, "h1")).toBe(LONG);
});
