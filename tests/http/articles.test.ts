import { describe, expect, test } from "vitest";
import { sharedServer } from "../support/shared-server.ts";

const ORIGIN = "https://renaria.example";
const server = sharedServer("public");

const get = async (path: string) => {
  const response = await fetch(server.origin + path);
  return { status: response.status, html: await response.text() };
};
const thingsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(([, json = ""]) => JSON.parse(json));

test.each([
  "/stories/kazan-evening-shift",
  "/about/news/potassium-in-food",
  "/lifestyle/dry-weight",
  "/tourism/about",
  "/group/index",
  "/information/treatment/fistula-daily-care",
  "/about/news/no-such-item",
  `/about/news/${"a".repeat(201)}`,
  "/about/news/%D0%9A%D0%B0%D0%B7%D0%B0%D0%BD%D1%8C",
])("%s is not the address of that article", async (path) => {
  expect((await get(path)).status).toBe(404);
  expect((await get(`/en${path}`)).status).toBe(404);
});

test("a translated article leads to its twin", async () => {
  const { html } = await get("/lifestyle/potassium-in-food");
  expect(html).toMatch(/<a href="\/en\/lifestyle\/potassium-in-food" hrefLang="en" lang="en">/i);
});

describe("a long article", () => {
  test.each([
    "/lifestyle/fluid-between-sessions",
    "/en/lifestyle/fluid-between-sessions",
    "/dialysis",
    "/information/drugs",
    "/information/kidney-transplant?tab=transplant-operation",
  ])("%s has a contents list whose every line leads to a heading", async (path) => {
    const { html } = await get(path);
    const list = /<nav [^>]*aria-label="(?:Содержание|Contents)".*?<\/nav>/s.exec(html)?.[0] ?? "";
    const anchors = new Set([...list.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor));
    expect(anchors.size).toBeGreaterThanOrEqual(4);
    // Of a folded part the text under its heading has the address, so that the browser opens the fold.
    for (const anchor of anchors)
      expect(html).toMatch(
        new RegExp(`<h[23] id="${anchor}"|</h[23]></summary><div class="accordion-body" id="${anchor}"`),
      );
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const ids = [...main.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
  });

  test("says when a doctor read it and how long it takes; a short one has no contents list", async () => {
    const { html } = await get("/lifestyle/fluid-between-sessions");
    expect(html).toMatch(
      /Провер(?:ено врачом|ил)[\s\S]{0,300}<time dateTime="2026-\d\d-\d\d">\d+\u00a0[а-я]+ 2026<\/time>/,
    );
    expect(html).toMatch(/\d+\u00a0мину\S+ чтения/);
    const { html: short } = await get("/about/news/kazan-evening-shift");
    expect(short).toContain('<time dateTime="2026-11-09">9\u00a0ноября 2026</time>');
    expect(short).not.toContain('aria-label="Содержание"');
    // Read in a minute: it says where it is from instead.
    expect(short).not.toMatch(/мину\S+ чтения/);
    expect(short).toMatch(/page-head-facts.*?Казань/s);
  });
});

test.each([
  ["/lifestyle/potassium-in-food", true],
  ["/information/treatment/dry-weight", true],
  ["/about/news/kazan-evening-shift", true],
  ["/stories/tamara-forty-seven-books", true],
  ["/group/group-training-center", false],
])("%s is told to search engines as an article: %s", async (path, isTold) => {
  const { html } = await get(path);
  expect(thingsOf(html).some((thing) => thing["@type"] === "Article")).toBe(isTold);
});

test("no page is both a neighbour and a related one", async () => {
  const { html } = await get("/about/news/patient-school-autumn");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const links = [...main.matchAll(/<a [^>]*href="(\/about\/news\/[^"]+)"/g)].map(([, href]) => href);
  expect(links.length).toBeGreaterThan(3);
  expect(links.length).toBe(new Set(links).size);
});

test("the tourism page holds its documents, and its button leads to them", async () => {
  for (const prefix of ["", "/en"]) {
    const { html } = await get(`${prefix}/tourism`);
    expect(html).toContain(`href="${prefix}/tourism#documents"`);
    expect(html).toMatch(/<h2 id="documents"/);
    const file = /href="(\/media\/[^"]+\.pdf)"/.exec(html)?.[1] ?? "";
    expect((await fetch(server.origin + file)).status).toBe(200);
  }
});

test("a tab narrows the list and keeps the section's own address", async () => {
  const { html } = await get("/lifestyle?tab=lifestyle-movement");
  expect(html).toContain('href="/lifestyle/gentle-movement"');
  expect(html).not.toContain('href="/lifestyle/potassium-in-food"');
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/lifestyle"/>`);
  expect((await get("/lifestyle?tab=no-such")).html).toContain('href="/lifestyle/potassium-in-food"');
});
