import { expect, test } from "vitest";
import { sampleSite } from "../../../tests/support/sample-site.ts";
import type { Article } from "#contract/records/article.ts";
import { type Client, createClient } from "../../api/client.server.ts";
import { loadHome } from "./load-home.server.ts";

const article: Article = {
  id: 1,
  locale: "ru",
  title: "Главная",
  active: true,
  weight: 0,
  translations: ["ru"],
  alias: "index",
  description: "Лечение почек.",
  isActive: true,
  publishedAt: null,
  reviewedAt: null,
  content: [],
  image: null,
  shareImage: null,
  pageMeta: { title: null, h1: "Диализ", description: null, keywords: null },
  categoryId: null,
  category: null,
};

/** Without an address the site uses its default. */
const CALLED = { dialled: "+78000000000", shown: "+7 (800) 000-00-00" };

/** A site whose API answers only these calls. */
function siteWith(answers: Record<string, object>) {
  const api: Client = createClient(
    (name) => {
      const data = answers[name];
      const envelope = data ? { status: 200 as const, data } : { status: 500, message: "down" };
      return Promise.resolve({ envelope, contentVersion: "1" });
    },
    { locale: "ru" },
  );
  return sampleSite(api);
}

test("when any call but the article fails, its section is left out and the page is marked as partial", async () => {
  const site = siteWith({ articleByAlias: { article } });
  const { hero, treatments, company, way, stories, teasers, news, questions, call } = await loadHome(site);
  expect(hero).toEqual({ title: "Диализ", lead: "Лечение почек.", phone: CALLED, person: null, hours: "" });
  expect([treatments, company, way, stories, teasers, news, questions, call]).toEqual(Array(8).fill(null));
  expect(site.isPartial).toBe(true);
});

test("one failed call leaves the other sections in place", async () => {
  const told: Article = {
    ...article,
    alias: "tamara",
    content: [{ type: "quote", data: { text: "Сорок семь книг.", caption: "Тамара" } }],
  };
  const site = siteWith({ articleByAlias: { article }, nestedArticles: { articles: [told] } });
  const { stories, news, company } = await loadHome(site);
  expect(stories?.main).toMatchObject({ quote: "«Сорок семь книг».", who: "Тамара", href: "/stories/tamara" });
  expect(news).toHaveLength(1);
  expect(company).toBeNull();
});

test("without its article the page fails", async () => {
  const site = siteWith({});
  await expect(loadHome(site)).rejects.toMatchObject({ init: { status: 500 } });
});
