import { describe, expect, test } from "vitest";
import { all, attributes, canonical, has, links, main, one, text, texts } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";
import { thingsOf } from "../support/structured-data.ts";

const ORIGIN = "https://renaria.example";
const { origin, get } = sharedServer("public");

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

test("a translated article links to its translation", async () => {
  const { html } = await get("/lifestyle/potassium-in-food");
  expect(links(html, "a[hreflang=en][lang=en]")).toEqual(["/en/lifestyle/potassium-in-food"]);
});

describe.each(["", "/en"])("%s/dialysis", (prefix) => {
  test("what the lead promises is open, and all that is folded looks the same", async () => {
    const { html } = await get(`${prefix}/dialysis`);
    for (const anchor of ["path", "when", "kinds"])
      expect([anchor, has(html, `h2#${anchor}:not(details *)`)]).toEqual([anchor, true]);
    expect(has(html, "main details.accordion")).toBe(true);
    expect(has(html, "main details.spoiler")).toBe(false);
  });
});

test.each(["", "/en"])(
  "%s the page of medicines warns of what is bought without a doctor before all else",
  async (prefix) => {
    const { html } = await get(`${prefix}/information/drugs`);
    const warnings = all(html, "main .warning:not(details *)");
    expect(warnings).toHaveLength(2);
    expect(warnings.flatMap((warning) => links(warning))).toContain("#everyday");
    expect(all(html, "main .warning, main h2")[0]?.attribs["class"]).toContain("warning");
  },
);

describe("a long article", () => {
  test.each([
    "/lifestyle/fluid-between-sessions",
    "/en/lifestyle/fluid-between-sessions",
    "/dialysis",
    "/information/drugs",
    "/information/kidney-transplant?tab=transplant-operation",
  ])("%s has a table of contents whose every entry links to a heading", async (path) => {
    const { html } = await get(path);
    const anchors = new Set(links(html, "nav:is([aria-label='Содержание'], [aria-label='Contents']) a"));
    expect(anchors.size).toBeGreaterThanOrEqual(4);
    // In a folded section the text below the heading has the id, so that the browser opens the fold.
    for (const anchor of anchors) {
      // Another topic of the page.
      if (anchor.startsWith("/")) continue;
      const id = `[id="${anchor.slice(1)}"]`;
      expect([anchor, has(html, `:is(h2, h3)${id}, summary:has(h2, h3) + ${id}, #topic${id}`)]).toEqual([anchor, true]);
    }
    const ids = attributes(html, "main [id]", "id");
    expect(ids.length).toBe(new Set(ids).size);
  });

  test.each([
    "/about",
    "/en/about",
    "/about/legal-documents",
    "/information/materials",
    "/information/fistula",
    "/en/information/kidney-transplant",
  ])("%s: links to its parts are named pills, as on every short page", async (path) => {
    const { html } = await get(path);
    const name = path.startsWith("/en") ? "Contents" : "Содержание";
    expect(texts(html, "main p:has(+ ul.chips)")).toContain(name);
    const parts = links(html, `nav[aria-label='${name}'] ul.chips a`);
    expect(parts.length).toBeGreaterThanOrEqual(4);
    // Another topic of the page has an address.
    const isMissing = (anchor: string) => anchor.startsWith("#") && !has(html, `[id="${anchor.slice(1)}"]`);
    expect(parts.filter(isMissing)).toEqual([]);
  });

  test.each(["/dialysis/regions", "/en/dialysis/regions"])(
    "%s: the parts below the long list of regions are linked above it",
    async (path) => {
      const { html } = await get(path);
      const parts = links(html, ".page-head ul.chips a");
      expect(parts.length).toBeGreaterThanOrEqual(3);
      for (const part of parts) expect([part, has(html, `h2[id="${part.slice(1)}"]`)]).toEqual([part, true]);
    },
  );

  test("says when a doctor reviewed it and how long it takes to read; a short one has no table of contents", async () => {
    const { html } = await get("/lifestyle/fluid-between-sessions");
    expect(text(main(html))).toMatch(/Провер(ено врачом|ил).*\d+ [а-я]+ 2026/);
    expect(attributes(html, "main time", "datetime")).toContainEqual(expect.stringMatching(/^2026-\d\d-\d\d$/));
    expect(text(main(html))).toMatch(/\d+ мину\S+ чтения/);
    const { html: short } = await get("/about/news/kazan-evening-shift");
    expect(texts(short, "time[datetime='2026-11-09']")).toContain("9 ноября 2026");
    expect(has(short, "[aria-label='Содержание']")).toBe(false);
    // Too short for a reading time: it shows its city instead.
    const facts = text(one(short, ".page-head-facts"));
    expect(facts).not.toMatch(/мину\S+ чтения/);
    expect(facts).toContain("Казань");
  });
});

test.each([
  ["/lifestyle/potassium-in-food", true],
  ["/information/treatment/dry-weight", true],
  ["/about/news/kazan-evening-shift", true],
  ["/stories/tamara-forty-seven-books", true],
  ["/group/group-training-center", false],
])("%s has Article structured data: %s", async (path, isTold) => {
  const { html } = await get(path);
  expect(thingsOf(html).some((thing) => thing["@type"] === "Article")).toBe(isTold);
});

test("no page is both a neighbour and a related one", async () => {
  const { html } = await get("/about/news/patient-school-autumn");
  const news = links(html, "main a[href^='/about/news/']");
  expect(news.length).toBeGreaterThan(3);
  expect(news.length).toBe(new Set(news).size);
});

test("the tourism page contains its documents, and its button links to them", async () => {
  for (const prefix of ["", "/en"]) {
    const { html } = await get(`${prefix}/tourism`);
    expect(links(html)).toContain(`${prefix}/tourism#documents`);
    expect(html).toMatch(/<h2>(Куда поехать|Where to go)/);
    expect(has(html, "h2#documents")).toBe(true);
    const [file = ""] = links(html, "a[href^='/media/'][href$='.pdf']");
    expect((await fetch(origin + file)).status).toBe(200);
  }
});

test("a tab narrows the list and keeps the section's canonical address", async () => {
  const { html } = await get("/lifestyle?tab=lifestyle-movement");
  expect(links(main(html))).toContain("/lifestyle/gentle-movement");
  expect(links(main(html))).not.toContain("/lifestyle/potassium-in-food");
  expect(canonical(html)).toBe(`${ORIGIN}/lifestyle`);
  expect(links((await get("/lifestyle?tab=no-such")).html)).toContain("/lifestyle/potassium-in-food");
});

test.each(["", "/en"])(
  "%s: the article on access begins with advice to call and a button to the centers",
  async (prefix) => {
    const { html } = await get(`${prefix}/usloviya-dlya-malomobilnyh-patsientov`);
    const button = one(main(html), ".button-block a[data-modal=centers-menu]");
    expect(text(button)).toMatch(/^(Найти центр|Find a centre)$/);
  },
);

describe.each([
  ["", "Как получить лекарства", /чтения/],
  ["/en", "How to get your medicines", /min read/],
])("in the language of %j", (prefix, heading, time) => {
  test("the first questions about drugs have a heading, which the contents list names first", async () => {
    const { html } = await get(`${prefix}/information/drugs`);
    expect(text(one(html, "main h2#get"))).toBe(heading);
    expect(links(html, "[data-contents] a")[0]).toBe("#get");
  });

  test("no card of treatment says how long the text is: all are about equally long", async () => {
    const { html } = await get(`${prefix}/information/treatment`);
    const cards = texts(html, "main li:has(h2, h3)");
    expect(cards.length).toBeGreaterThan(10);
    expect(cards.filter((card) => time.test(card))).toEqual([]);
  });

  test("guest places are all named by their town and street", async () => {
    const { html } = await get(`${prefix}/tourism`);
    const names = texts(html, "main section[aria-labelledby=free] li > a[href*='/centers/']");
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !/^\p{Lu}[^\d,]+, .*\d/u.test(name))).toEqual([]);
  });

  test("the page on step-free access has a picture in its head", async () => {
    const { html } = await get(`${prefix}/usloviya-dlya-malomobilnyh-patsientov`);
    expect(has(html, ".page-head-picture img")).toBe(true);
  });

  test("popular queries are all answered in one form", async () => {
    const { html } = await get(`${prefix}/popular-search`);
    expect(has(html, "main h3")).toBe(true);
    expect(links(html, "main h3 > a")).toHaveLength(texts(html, "main h3").length);
    // No hole in rows of three; one link in a card, so that nobody has to choose.
    for (const list of all(html, "main section ul")) expect(all(list, "li").length % 3).toBe(0);
    for (const card of all(html, "main section li")) expect(links(card)).toHaveLength(1);
    // Not an article that names the transplant in passing.
    expect(links(html, "main h3 > a")).toContain(`${prefix}/information/kidney-transplant`);
  });
});
