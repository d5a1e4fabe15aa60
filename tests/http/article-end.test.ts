import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { plainWords } from "../support/plain-words.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

const main = async (path: string) => {
  const html = plainWords(await (await fetch(server.origin + path)).text());
  return /<main.*<\/main>/s.exec(html)?.[0] ?? "";
};

/** What the editor wrote, so that a source or a page to read next may be added without a change here. */
const frontOf = async (locale: string, article = "dialysis/hemodialysis") => {
  const [, front = ""] = (await readFile(`content/articles/${article}.${locale}.md`, "utf8")).split("---\n");
  return parse(front) as { sources: { title: string }[]; related: string[]; reviewedAt: string };
};

/** The last parts of the addresses under "read next". */
const relatedIn = (html: string) => {
  const related = /<aside class="[^"]*section sand.*?<\/aside>/s.exec(html)?.[0] ?? "";
  return [...related.matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to?.split("/").at(-1));
};

describe("what an article's front matter says of it", () => {
  test.each([
    [
      "",
      /Проверил: <a href="\/about\/specialists"[^>]*>Тимур Рашидович Ахметов<\/a>, заведующий центром, врач-нефролог<span>Дата проверки: <time/,
    ],
    ["/en", /Reviewed by: <a href="\/en\/about\/specialists"[^>]*>[^<]+<\/a>, [^<]+<span>Date of review: <time/],
  ])("%s names who checked it, with the day", async (prefix, line) => {
    const html = await main(`${prefix}/dialysis/hemodialysis`);
    expect(html.replaceAll("<!-- -->", "").replaceAll("\u00a0", " ")).toMatch(line);
    expect(html).toContain(`<time dateTime="${(await frontOf("ru")).reviewedAt}">`);
  });

  test.each(["", "/en"])("%s lists the sources under the text, with their years", async (prefix) => {
    const list = /aria-labelledby="sources">.*?<\/ol>/s.exec(await main(`${prefix}/dialysis/hemodialysis`))?.[0] ?? "";
    expect(list.match(/<li>/g)).toHaveLength((await frontOf(prefix ? "en" : "ru")).sources.length);
    expect(list).toContain('href="https://doi.org/10.1053/j.ajkd.2015.07.015"');
    expect(list).toContain("2015");
  });

  test("an article asks whether it was useful, the same of everybody; a document does not", async () => {
    const response = await fetch(`${server.origin}/en/information/when-to-call`);
    const [form = ""] = /<form[^>]*action="\/en\/useful".*?<\/form>/s.exec(await response.text()) ?? [];
    expect(form).toContain('method="post"');
    expect(form).toContain('value="/information/when-to-call"');
    expect(form.match(/<button/g)).toHaveLength(2);
    expect(response.headers.get("Cache-Control")).toContain("public");
    expect(await (await fetch(`${server.origin}/agreement`)).text()).not.toContain('action="/useful"');
  });

  test("the first three pages chosen by hand stand in the editor's order, in place of the neighbours", async () => {
    const { related } = await frontOf("ru");
    expect(relatedIn(await main("/dialysis/hemodialysis"))).toEqual(
      related.slice(0, 3).map((page) => page.split("/").at(-1)),
    );
  });

  test("a page with a comparison of its own shows all of it too", async () => {
    const html = await main("/dialysis");
    const { sources, related } = await frontOf("ru", "pages/dialysis");
    expect(html).toMatch(/Проверил.*href="\/about\/specialists"/s);
    expect(/aria-labelledby="sources">.*?<\/ol>/s.exec(html)?.[0].match(/<li>/g)).toHaveLength(sources.length);
    expect(relatedIn(html)).toEqual(related.slice(0, 3));
  });

  test.each([
    ["/information/drugs", "drugs/drugs-heart"],
    ["/information/faq?tab=faq-food", "faq/faq-food-and-drink"],
    ["/information/fistula?tab=fistula-other", "fistula/dialysis-catheter"],
    ["/information/materials?sheet=wallet-card", "materials/wallet-card"],
  ])("%s lists the sources of the texts that it shows", async (path, article) => {
    const list = /aria-labelledby="sources">.*?<\/ol>/s.exec(await main(path))?.[0].replaceAll("\u00a0", " ") ?? "";
    for (const { title } of (await frontOf("ru", article)).sources) expect(list.split(title)).toHaveLength(2);
  });

  test.each(["/information/drugs", "/information/faq", "/information/reference-tables", "/information/calculator"])(
    "%s names who checked it",
    async (path) => {
      expect(await main(path)).toMatch(/Проверил.*href="\/about\/specialists"/s);
    },
  );

  test("a section's list ends with the section's own words", async () => {
    expect(await main("/information/treatment")).toContain('href="/information/told-dialysis"');
  });

  test.each([
    ["/dialysis/hemodialysis", "/forms/appointment?subject=dialysis"],
    ["/lifestyle/potassium-in-food", "/forms/question"],
    ["/stories/vera-evenings-and-two-sons", "/centers"],
    ["/group/group-engineering-service", "/vacancies"],
    ["/about/our-way-since-2005", "/centers"],
    ["/about/news/zvonky-ceiling-hoist", "/centers"],
    ["/lifestyle/recipe-syrniki", "/forms/question"],
    ["/equipment", "/centers"],
    ["/en/tourism/travel-how-to-prepare", "/en/forms/appointment?subject=travel"],
    ["/information/treatment/ckd-stages", "/information/treatment"],
  ])("%s invites to %s", async (path, to) => {
    expect(await main(path)).toMatch(
      new RegExp(
        `class="button button-action"[^>]*href="${to.replace("?", "\\?")}|href="${to.replace("?", "\\?")}[^>]*class="button button-action"`,
      ),
    );
  });

  test.each([
    "/information/when-to-call",
    "/information/treatment/without-dialysis",
    "/about/personal-data-policy",
    "/information/cookie-policy",
    "/agreement",
  ])("%s invites to nothing, and asks nobody to be asked", async (path) => {
    const html = await main(path);
    expect(html).not.toContain("button-action");
    expect(html).not.toMatch(/<aside(?![^>]*section sand)/);
  });

  test("no invitation stands on more than two articles of five, and no page is recommended alone or as a blank", async () => {
    const map = await (await fetch(`${server.origin}/sitemap.xml`)).text();
    const articles = [...map.matchAll(/<loc>https:\/\/renaria\.example(\/[^<]*\/[^<]*)<\/loc>/g)]
      .map(([, path = ""]) => path)
      .filter((path) => !/^\/(en|centers|vacancies|dialysis\/regions|information\/glossary)\//.test(path));
    const counts = new Map<string, number>();
    for (const path of articles) {
      const html = await main(path);
      const [, to] = /<aside(?:(?!<\/aside>).)*button-action(?:(?!<\/aside>).)*?href="([^"]+)"/s.exec(html) ?? [];
      if (to) counts.set(to, (counts.get(to) ?? 0) + 1);
      const cards = /<aside class="[^"]*section sand.*?<\/aside>/s.exec(html)?.[0].split("<li>").slice(1) ?? [];
      expect([path, cards.length]).toEqual([path, cards.length === 0 ? 0 : expect.toBeOneOf([2, 3])]);
      for (const card of cards) expect(card).toMatch(/<img|<p/);
      expect(cards.join("")).not.toMatch(/cookie-policy|\/agreement|-policy"|-consent"/);
    }
    expect(articles.length).toBeGreaterThan(100);
    expect(Math.max(...counts.values())).toBeLessThan(articles.length * 0.4);
  });

  test.each(["/about/news/zvonky-ceiling-hoist", "/information/treatment/dry-weight", "/en/information/drugs"])(
    "%s names beside the text a person to ask, with a phone and hours",
    async (path) => {
      const help = /<aside(?:(?!<\/aside>).)*class="tel.*?<\/aside>/s.exec(await main(path))?.[0] ?? "";
      expect(help).toMatch(/<img[^>]*face-.*<b>[^<]+<\/b>.*href="tel:\+\d+".*7(?::00|\sam)/s);
    },
  );

  test("the head shows the scene, cards the image", async () => {
    expect(await main("/lifestyle/salt-and-labels")).toMatch(/page-head-picture.*?food-salt/s);
  });
});
