import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { has, links, main as mainOf, text } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";

const { get } = sharedServer("public");
const main = async (path: string) => mainOf((await get(path)).html);

describe.each([
  ["", "ru"],
  ["/en", "en"],
])("the glossary, %s", (prefix, locale) => {
  const aliases = globSync(`content/glossary/*.${locale}.md`).map((file) => /([\w-]+)\.\w+\.md$/.exec(file)?.[1] ?? "");

  test("lists every term under its letter, with an anchor and a page", async () => {
    const page = await main(`${prefix}/information/glossary`);
    for (const alias of aliases) {
      const path = `${prefix}/information/glossary/${alias}`;
      expect([alias, has(page, `[id="${alias}"] > dt > a[href="${path}"]`)]).toEqual([alias, true]);
      expect((await get(path)).status).toBe(200);
    }
    expect(aliases.length).toBeGreaterThanOrEqual(8);
  });

  test("has the drawing of its article in its head", async () => {
    expect(has(await main(`${prefix}/information/glossary`), "header img")).toBe(true);
  });

  test("finds a word by its name or another name for it", async () => {
    const found = await main(`${prefix}/information/glossary?q=kt/v`);
    expect(links(found, "dt > a")).toEqual([`${prefix}/information/glossary/kt-v`]);
    expect(has(found, "input[name=q][value='kt/v']")).toBe(true);
    const none = await main(`${prefix}/information/glossary?q=zzzz`);
    expect(links(none, "dt > a")).toEqual([]);
    expect(links(none)).toContain("?");
  });

  test("a text links a term once, at its first occurrence, and not in a heading", async () => {
    const page = await main(`${prefix}/dialysis/hemodialysis`);
    const terms = links(page, ".prose a[href*='/information/glossary/']");
    expect(terms).toContain(`${prefix}/information/glossary/dialyser`);
    expect(terms).toContain(`${prefix}/information/glossary/av-fistula`);
    expect(new Set(terms).size).toBe(terms.length);
    expect(has(page, ".prose :is(h2, h3, h4) a")).toBe(false);
  });

  test.each(["dialyser", "av-fistula", "peritoneal-method"])(
    "the term %s has a drawing in its head, and its diagram with a legend",
    async (alias) => {
      const page = await main(`${prefix}/information/glossary/${alias}`);
      expect(has(page, "header .page-head-picture img")).toBe(true);
      expect(has(page, "#diagram img[alt]:not([alt=''])")).toBe(true);
      expect(has(page, "#diagram li:nth-child(5)")).toBe(true);
    },
  );

  test("a range in a meaning stays together, and with its unit", async () => {
    for (const path of ["", "/bicarbonate"])
      expect(text(await main(`${prefix}/information/glossary${path}`))).toMatch(/22–\u206026 (ммоль|mmol)\/[lл]/);
  });

  test("a term's page does not link to itself", async () => {
    const path = `${prefix}/information/glossary/av-fistula`;
    expect(links(await main(path), ".prose a")).not.toContain(path);
  });

  test("a term's page links to its explanation, its neighbours and back; no cards, no reading time", async () => {
    const page = await main(`${prefix}/information/glossary/albumin`);
    expect(links(page)).toContain(`${prefix}/information/treatment/ckd-stages`);
    expect(links(page)).toContain(`${prefix}/information/glossary/anaemia`);
    expect(links(page, `a[href='${prefix}/information/glossary']`)).toHaveLength(2);
    expect(has(page, ".section.sand, .button-action")).toBe(false);
    expect(text(page)).not.toMatch(/минута|min read/);
  });

  test("is in the site map, for people and for search engines", async () => {
    expect(links(await main(`${prefix}/sitemap`))).toContain(`${prefix}/information/glossary/gfr`);
    expect((await get("/sitemap.xml")).html).toContain(`https://renaria.example${prefix}/information/glossary/gfr<`);
  });
});

test("an article of another section is not a term", async () => {
  expect((await get("/information/glossary/dry-weight")).status).toBe(404);
});

test.each([
  ["", /^\d+\s(слово|слова|слов)$/, /^Найдено: \d+$/],
  ["/en", /^\d+\swords?$/, /^\d+ found$/],
])("%s the number of words is found only after a search", async (prefix, all, found) => {
  const told = async (query: string) =>
    text((await get(`${prefix}/information/glossary${query}`)).html, "main [data-told]");
  expect(await told("")).toMatch(all);
  expect(await told("?q=a")).toMatch(found);
});
