import { beforeAll, describe, expect, test } from "vitest";
import { type Locale, locales } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import type { City } from "#contract/records/city.ts";
import type { Entity } from "#contract/records/entity.ts";
import { all, attributes, has, links, main, text } from "../support/read-html.ts";
import { phonesIn } from "../support/centers-in.ts";
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

describe.each(locales)("the home page, %s", (locale) => {
  let html: string;
  beforeAll(async () => {
    html = await (await fetch(server.origin + (locale === "ru" ? "/" : "/en"))).text();
  });

  test("counts only what the API holds", async () => {
    const centers = await entities(1, locale);
    const stations = centers.reduce((sum, center) => sum + Number(field(center, "stations") ?? 0), 0);
    const years = new Date().getFullYear() - 2005;
    const shown = attributes(html, "main data", "value").map(Number);
    expect(shown).toEqual([centers.length, stations, years, 72]);
  });

  test("lists every region with its number of centers, and marks it on the map", async () => {
    const [centers, regions] = await Promise.all([entities(1, locale), entities(8, locale)]);
    const pins = all(html, "main [data-column]").map((pin) => [text(pin, "b + span"), text(pin, "b")]);
    for (const region of regions) {
      const count = centers.filter((center) => field(center, "region") === region.alias).length;
      const row = text(html, `main li a[href$='/dialysis/regions/${region.alias}'] > span`);
      expect([region.alias, row]).toEqual([region.alias, expect.stringMatching(new RegExp(`^${count}\\b`))]);
      // A word joiner keeps the number with its pin.
      expect(pins).toContainEqual([text(region.title), `\u2060${count}`]);
    }
    const { cities } = await ask<{ cities: City[] }>("/geo/cities?filters%5Bactive%5D=true", locale);
    const partners = text(html, "main a[href*='tab=partners'] span");
    expect(partners).toMatch(new RegExp(`^${cities.filter(({ partner }) => partner).length} `));
  });

  test("shows the latest three news and the stories written in its language", async () => {
    const listed = async (category: string, order: string) =>
      (
        await ask<{ articles: Article[] }>(
          `/content/categories/${category}/articles/nested?order%5B${order}%5D=${order === "weight" ? "asc" : "desc"}`,
          locale,
        )
      ).articles.filter((article) => article.locale === locale);
    const linked = (path: string) =>
      links(main(html)).flatMap((to) => new RegExp(`^(?:/en)?${path}/(.+)$`).exec(to)?.[1] ?? []);
    expect(linked("/about/news")).toEqual((await listed("news", "publishedAt")).slice(0, 3).map(({ alias }) => alias));
    expect(linked("/stories")).toEqual((await listed("stories", "weight")).slice(0, 4).map(({ alias }) => alias));
  });

  test("has the emergency numbers, the duty line and when to call", async () => {
    const { variable } = await ask<{ variable: { value: { phone: string } } }>("/core/variables/key/duty-line", locale);
    const dutyLine = variable.value.phone;
    expect(phonesIn(html)).toEqual(expect.arrayContaining(["103", "112", dutyLine]));
    expect(has(main(html), "a[href$='/information/when-to-call']")).toBe(true);
  });

  test("has a plain form that searches the page of centers", () => {
    const prefix = locale === "ru" ? "" : "/en";
    expect(has(html, `main form[action='${prefix}/centers#found'] input[name=q]`)).toBe(true);
  });
});
