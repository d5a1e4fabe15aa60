import { describe, expect, test } from "vitest";
import { all, attributes, type Element, has, links, main as mainOf, texts } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

const main = async (path: string) => mainOf(await (await fetch(server.origin + path)).text());
const cardsIn = (page: Element) => all(page, ".care");
const LEVELS = ["now", "duty", "today", "visit"];

describe.each(["", "/en"])("text blocks, %s", (prefix) => {
  test("the emergency steps go from the most urgent down, each with whom to call", async () => {
    const cards = cardsIn(await main(`${prefix}/information/when-to-call`));
    const levels = cards.map((card) => LEVELS.find((level) => card.attribs["class"]?.includes(`care-${level}`)));
    expect(levels).toEqual(LEVELS);
    const phones = cards.map((card) => links(card, ".care-calls a, .care-ways a[href^='tel:']"));
    expect(phones).toEqual([["tel:103", "tel:112"], ["tel:+78000000003"], ["tel:+78000000003"], []]);
  });

  test("an emergency step is named once: the band of its card is its heading", async () => {
    const page = await main(`${prefix}/information/when-to-call`);
    expect(attributes(page, ".care > h2.care-urgency", "id")).toEqual(["emergency", "duty", "today", "visit"]);
    expect(has(page, "p.care-urgency")).toBe(false);
  });

  test.each([
    "/information/fistula",
    "/dialysis",
    "/dialysis/hemodialysis",
    "/dialysis/peritoneal-dialysis",
    "/lifestyle/potassium-in-food",
    "/lifestyle/fluid-between-sessions",
    "/information/treatment/first-month-hemodialysis",
    "/information/treatment/missed-session",
    "/information/treatment/peritonitis-exit-site",
    "/information/treatment/low-pressure-cramps",
  ])("%s warns before its first heading, and links to all emergency steps", async (path) => {
    const page = await main(prefix + path);
    const first = all(page, ".prose .care, .prose h2")[0];
    expect(first?.attribs["class"]).toContain("care");
    const offered = first ? links(first) : [];
    expect(offered).toContainEqual(expect.stringMatching(/^tel:/));
    expect(offered).toContain(`${prefix}/information/when-to-call`);
  });

  test("a card to call the center today says why before it gives the phones, an emergency after them", async () => {
    const page = await main(`${prefix}/information/weight-gain`);
    const order = (level: string) =>
      all(page, `.care-${level} > .care-body > p`).map(({ attribs }) => attribs["class"] ?? "why");
    expect(order("now")).toEqual(["care-calls", "care-title", "why", "care-more"]);
    expect(order("today")).toEqual(["why", "care-ways", "care-more"]);
  });

  test("every sign of every emergency step is a sentence", async () => {
    const signs = texts(await main(`${prefix}/information/when-to-call`), ".care-body > ul > li");
    expect(signs.length).toBeGreaterThan(20);
    expect(signs.filter((sign) => !/^\p{Lu}.*\.$/su.test(sign))).toEqual([]);
  });

  test("the page of emergency steps does not link to itself", async () => {
    const cards = cardsIn(await main(`${prefix}/information/when-to-call`));
    expect(cards.flatMap((card) => links(card))).not.toContain(`${prefix}/information/when-to-call`);
  });

  test("phrases of the other language are marked with it", async () => {
    const page = await main(`${prefix}/information/when-to-call`);
    const [other, script] = prefix ? ["ru", /\p{Script=Cyrillic}/u] : ["en", /\p{Script=Latin}/u];
    const marked = texts(page, `td[lang=${other}], th[lang=${other}]`);
    expect(marked.length).toBeGreaterThan(10);
    for (const phrase of marked) expect(phrase).toMatch(script);
    expect(has(page, `td[lang=${prefix ? "en" : "ru"}]`)).toBe(false);
  });

  test("a checklist is a plain list: nothing in it can be pressed", async () => {
    const page = await main(`${prefix}/information/when-to-call`);
    expect(has(page, ".tick-list > ul > li")).toBe(true);
    expect(has(page, ".tick-list input")).toBe(false);
  });

  test("a timeline has machine-readable years", async () => {
    const page = await main(`${prefix}/about/our-way-since-2005`);
    expect(attributes(page, "ol time", "datetime")).toContain("2005");
  });

  test("key facts are a list of terms and values", async () => {
    expect(has(await main(`${prefix}/dialysis/hemodialysis`), ".key-facts dt + dd")).toBe(true);
  });

  test("a recipe has the same amounts in both languages, as in the table of foods", async () => {
    const page = await main(`${prefix}/lifestyle/potassium-in-food`);
    const values = texts(page, ".recipe dl dd").map((value) => Number.parseFloat(value.replace(",", ".")));
    expect(values).toEqual([245, 123, 129, 10.6, 127]);
  });
});
