import { describe, expect, test } from "vitest";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

const main = async (path: string) => {
  const html = await (await fetch(server.origin + path)).text();
  return /<main.*<\/main>/s.exec(html)?.[0] ?? "";
};
const cardsIn = (html: string) => [...html.matchAll(/<div class="care care-(\w+)".*?<\/div><\/div>/gs)];

describe.each(["", "/en"])("blocks of texts, %s", (prefix) => {
  test("the ladder of help goes from the most urgent down, each step with whom to call", async () => {
    const cards = cardsIn(await main(`${prefix}/information/when-to-call`));
    expect(cards.map(([, level]) => level)).toEqual(["now", "duty", "today", "visit"]);
    const phones = cards.map(([card]) => [...card.matchAll(/href="tel:([^"]+)"/g)].map(([, phone]) => phone));
    expect(phones).toEqual([["103", "112"], ["+78000000003"], ["+78000000003"], []]);
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
  ])("%s warns before its first heading, and leads to the whole ladder", async (path) => {
    const html = await main(prefix + path);
    const beginning = html.slice(html.indexOf('class="prose"')).split("<h2")[0] ?? "";
    const [card = ""] = cardsIn(beginning).map(([found]) => found);
    expect(card).toContain('href="tel:');
    expect(card).toContain(`href="${prefix}/information/when-to-call"`);
  });

  test("the ladder does not lead to itself", async () => {
    const cards = cardsIn(await main(`${prefix}/information/when-to-call`));
    expect(cards.join("")).not.toContain("/information/when-to-call");
  });

  test("a checklist is a list of empty boxes", async () => {
    const html = await main(`${prefix}/information/when-to-call`);
    expect(html).toMatch(/<ul class="ticks-empty"><li>/);
    expect(html).not.toContain('type="checkbox"');
  });

  test("a timeline tells machines its years", async () => {
    const html = await main(`${prefix}/about/our-way-since-2005`);
    expect(html).toMatch(/<ol class="timeline-entries">.*<time dateTime="2005">/s);
  });

  test("key facts are terms and values", async () => {
    expect(await main(`${prefix}/dialysis/hemodialysis`)).toMatch(/<div class="key-facts">.*<dt>.*<dd>/s);
  });

  test("a recipe holds the same in both languages, as the table of foods has it", async () => {
    const html = await main(`${prefix}/lifestyle/potassium-in-food`);
    const recipe = /<div class="recipe".*?<\/dl>/s.exec(html)?.[0] ?? "";
    const values = [...recipe.matchAll(/<dd>([\d.,]+)/g)].map(([, value = ""]) => value.replace(",", "."));
    expect(values).toEqual(["245", "123", "129", "10.6", "127"]);
  });
});
