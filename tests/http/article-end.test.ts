import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ PUBLIC_ORIGIN: "https://renaria.example" });
});
afterAll(() => server.stop());

const main = async (path: string) => {
  const html = await (await fetch(server.origin + path)).text();
  return /<main.*<\/main>/s.exec(html)?.[0] ?? "";
};

/** What the editor wrote, so that a source or a page to read next may be added without a change here. */
const frontOf = async (locale: string, article = "dialysis/hemodialysis") => {
  const [, front = ""] = (await readFile(`content/articles/${article}.${locale}.md`, "utf8")).split("---\n");
  return parse(front) as { sources: { title: string }[]; related: string[] };
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
      /Проверил: <a href="\/about\/specialists"[^>]*>Тимур Рашидович Ахметов<\/a>, заведующий центром, врач-нефролог, /,
    ],
    ["/en", /Reviewed by: <a href="\/en\/about\/specialists"[^>]*>[^<]+<\/a>, [^<]+, /],
  ])("%s names who checked it, with the day", async (prefix, line) => {
    const html = await main(`${prefix}/dialysis/hemodialysis`);
    expect(html.replaceAll("<!-- -->", "").replaceAll("\u00a0", " ")).toMatch(line);
    expect(html).toContain('<time dateTime="2026-10-28">');
  });

  test.each(["", "/en"])("%s lists the sources under the text, with their years", async (prefix) => {
    const list = /aria-labelledby="sources">.*?<\/ol>/s.exec(await main(`${prefix}/dialysis/hemodialysis`))?.[0] ?? "";
    expect(list.match(/<li>/g)).toHaveLength((await frontOf(prefix ? "en" : "ru")).sources.length);
    expect(list).toContain('href="https://doi.org/10.1053/j.ajkd.2015.07.015"');
    expect(list).toContain("2015");
  });

  test("pages chosen by hand stand in the editor's order, in place of the neighbours", async () => {
    const { related } = await frontOf("ru");
    expect(relatedIn(await main("/dialysis/hemodialysis"))).toEqual(related.map((page) => page.split("/").at(-1)));
  });

  test("a page with a comparison of its own shows all of it too", async () => {
    const html = await main("/dialysis");
    const { sources, related } = await frontOf("ru", "pages/dialysis");
    expect(html).toMatch(/Проверил.*href="\/about\/specialists"/s);
    expect(/aria-labelledby="sources">.*?<\/ol>/s.exec(html)?.[0].match(/<li>/g)).toHaveLength(sources.length);
    expect(relatedIn(html)).toEqual(related);
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
    ["/information/when-to-call", "/centers"],
    ["/en/tourism/travel-how-to-prepare", "/en/forms/appointment?subject=travel"],
    ["/information/treatment/ckd-stages", "/information/treatment"],
  ])("%s invites to %s", async (path, to) => {
    expect(await main(path)).toMatch(
      new RegExp(
        `class="button button-action"[^>]*href="${to.replace("?", "\\?")}|href="${to.replace("?", "\\?")}[^>]*class="button button-action"`,
      ),
    );
  });

  test("the head shows the scene, cards the image", async () => {
    expect(await main("/lifestyle/salt-and-labels")).toMatch(/page-head-picture.*?food-salt/s);
  });
});
