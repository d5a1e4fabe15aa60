import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

const get = async (path: string) => {
  const response = await fetch(server.origin + path);
  return { status: response.status, html: await response.text() };
};
const main = async (path: string) => /<main.*<\/main>/s.exec((await get(path)).html)?.[0] ?? "";
/** The text of an article, without what stands after it. */
const prose = (html: string) => html.slice(html.indexOf('class="prose"')).split("<aside")[0] ?? "";

describe.each([
  ["", "ru"],
  ["/en", "en"],
])("the glossary, %s", (prefix, locale) => {
  const aliases = globSync(`content/glossary/*.${locale}.md`).map((file) => /([\w-]+)\.\w+\.md$/.exec(file)?.[1] ?? "");

  test("lists every term under its letter, with an anchor and a page", async () => {
    const html = await main(`${prefix}/information/glossary`);
    for (const alias of aliases) {
      expect(html).toContain(`<div id="${alias}"><dt><a href="${prefix}/information/glossary/${alias}">`);
      expect((await get(`${prefix}/information/glossary/${alias}`)).status).toBe(200);
    }
    expect(aliases.length).toBeGreaterThanOrEqual(8);
  });

  test("a text links a term once, where it first stands, and not in a heading", async () => {
    const html = prose(await main(`${prefix}/dialysis/hemodialysis`));
    const links = [...html.matchAll(/<a href="([^"]*\/information\/glossary\/[^"]+)"/g)].map(([, to]) => to);
    expect(links).toContain(`${prefix}/information/glossary/dialyser`);
    expect(links).toContain(`${prefix}/information/glossary/av-fistula`);
    expect(new Set(links).size).toBe(links.length);
    expect(html).not.toMatch(/<h\d[^>]*>[^<]*<a /);
  });

  test("a term's page does not link to itself", async () => {
    const path = `${prefix}/information/glossary/av-fistula`;
    expect(prose(await main(path))).not.toContain(`href="${path}"`);
  });

  test("a term's page says where it is explained, its neighbours and the way back; no cards, no reading time", async () => {
    const html = await main(`${prefix}/information/glossary/albumin`);
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to);
    expect(links).toContain(`${prefix}/information/treatment/ckd-stages`);
    expect(links).toContain(`${prefix}/information/glossary/anaemia`);
    expect(links.filter((to) => to === `${prefix}/information/glossary`)).toHaveLength(2);
    expect(html).not.toMatch(/section sand|минута|min read|button-action/);
  });

  test("stands in the site map, for people and for engines", async () => {
    expect(await main(`${prefix}/sitemap`)).toContain(`href="${prefix}/information/glossary/gfr"`);
    expect((await get("/sitemap.xml")).html).toContain(`https://renaria.example${prefix}/information/glossary/gfr<`);
  });
});

test("an article of another section is not a term", async () => {
  expect((await get("/information/glossary/dry-weight")).status).toBe(404);
});
