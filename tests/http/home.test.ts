import { beforeAll, describe, expect, test } from "vitest";
import { type Locale, locales } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import type { City } from "#contract/records/city.ts";
import type { Entity } from "#contract/records/entity.ts";
import { plainWords } from "../support/plain-words.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("plain");

async function ask<Answer>(path: string, locale: Locale, body?: object): Promise<Answer> {
  const response = await fetch(`${server.origin}/api${path}`, {
    headers: { "X-Account": "renaria", "X-Locale": locale, "Content-Type": "application/json" },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  return ((await response.json()) as { data: Answer }).data;
}

const entities = async (config: number, locale: Locale) =>
  (await ask<{ entities: Entity[] }>("/entities/gett", locale, { filters: { config, active: true } })).entities;
const field = (entity: Entity, key: string) => entity.config.fields.find((each) => each.key === key)?.value;
const text = (html: string) => html.replaceAll(/<[^>]*>/g, "").replaceAll("\u00a0", " ");

describe.each(locales)("the home page, %s", (locale) => {
  let html: string;
  beforeAll(async () => {
    html = plainWords(await (await fetch(server.origin + (locale === "ru" ? "/" : "/en"))).text());
  });

  test("counts what the API holds, and nothing else", async () => {
    const centers = await entities(1, locale);
    const stations = centers.reduce((sum, center) => sum + Number(field(center, "stations") ?? 0), 0);
    const years = new Date().getFullYear() - 2005;
    const shown = [...html.matchAll(/<data value="(\d+)"/g)].map(([, value]) => Number(value));
    expect(shown).toEqual([centers.length, stations, years, 72]);
  });

  test("lists every region with its number of centers, and marks it on the map", async () => {
    const [centers, regions] = await Promise.all([entities(1, locale), entities(8, locale)]);
    for (const region of regions) {
      const count = centers.filter((center) => field(center, "region") === region.alias).length;
      const row = new RegExp(
        `<a [^>]*href="[^"]*/dialysis/regions/${region.alias}"[^>]*>(?:(?!</a>).)*<span>(\\d+)`,
        "s",
      );
      expect([region.alias, Number(row.exec(html)?.[1])]).toEqual([region.alias, count]);
      expect(html).toMatch(
        new RegExp(`data-column="\\d+"[^>]*>(?:(?!</span>).)*${count}</b><span>${region.title}</span>`),
      );
    }
    const { cities } = await ask<{ cities: City[] }>("/geo/cities?filters%5Bactive%5D=true", locale);
    expect(text(html)).toContain(String(cities.filter(({ partner }) => partner).length));
  });

  test("shows the latest three news and the stories that are written in its language", async () => {
    const listed = async (category: string, order: string) =>
      (
        await ask<{ articles: Article[] }>(
          `/content/categories/${category}/articles/nested?order%5B${order}%5D=${order === "weight" ? "asc" : "desc"}`,
          locale,
        )
      ).articles.filter((article) => article.locale === locale);
    const linked = (path: string) =>
      [...html.matchAll(new RegExp(`href="(?:/en)?${path}/([^"]+)"`, "g"))].map(([, alias]) => alias);
    expect(linked("/about/news")).toEqual((await listed("news", "publishedAt")).slice(0, 3).map(({ alias }) => alias));
    expect(linked("/stories")).toEqual((await listed("stories", "weight")).slice(0, 4).map(({ alias }) => alias));
  });

  test("names the emergency numbers, the duty line and when to call", () => {
    const numbers = [...html.slice(html.indexOf("<main")).matchAll(/href="tel:(103|112|\+78000000003)"/g)];
    expect(new Set(numbers.map(([, number]) => number)).size).toBe(3);
    expect(html).toMatch(/<main.*\/information\/when-to-call/s);
  });

  test("asks the page of centers by a plain form", () => {
    const prefix = locale === "ru" ? "" : "/en";
    expect(html).toMatch(new RegExp(`<form[^>]* action="${prefix}/centers#found"`));
    expect(html).toMatch(/<input[^>]* name="q"/);
  });
});
