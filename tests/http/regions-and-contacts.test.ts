import { describe, expect, test } from "vitest";
import { centersIn, phonesIn } from "../support/centers-in.ts";
import { URGENT_PHONES } from "../support/network-pack.ts";
import { all, has, links, main, one, text, texts } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";
import { thingsOf } from "../support/structured-data.ts";

const { get } = sharedServer("sample");

describe("regions", () => {
  test("each has a page with its centers, its phone and a search without partners", async () => {
    const regions = new Set(links((await get("/dialysis/regions")).html, "main a[href^='/dialysis/regions/']"));
    expect(regions.size).toBe(4);
    for (const region of regions) {
      const { html } = await get(region);
      const page = main(html);
      expect(centersIn(page).size).toBeGreaterThan(0);
      expect(phonesIn(page).filter((phone) => /^\+7\d{10}$/.test(phone)).length).toBeGreaterThan(centersIn(page).size);
      expect(has(page, "a[data-hide-partners]")).toBe(true);
      expect(text(page)).toContain("Всё о регионе");
      expect(text(page, "[aria-labelledby=about-region]")).toContain("Рассказ о регионе");
      expect(has(page, "[aria-labelledby=centers] ~ [aria-labelledby=special] dt")).toBe(true);
    }
  });

  test("state what is special there: evening shifts, Sunday hours; their cards have no walls of text", async () => {
    const { html } = await get("/dialysis/regions/crimea");
    const special = one(html, "[aria-labelledby=special]");
    expect(text(special, "dt")).toBe("Открыто в воскресенье");
    expect([...centersIn(one(special, 'dt:contains("Вечерняя") + dd'))]).toEqual(["simferopol"]);
    // Once: the centers' own cards leave it out.
    expect(text(html, "[aria-labelledby=centers]")).not.toContain("Вечерняя");
    const list = main((await get("/dialysis/regions")).html);
    const cards = all(list, "li.card:has(p)");
    // The last is the way to the partner cities.
    expect(cards.map((card) => links(card).some((link) => link.endsWith("tab=partners")))).toEqual([
      ...Array.from({ length: 4 }, () => false),
      true,
    ]);
    for (const card of cards) expect(text(card)).not.toMatch(/Всё о регионе|Рассказ/);
    // The cards come before the table.
    expect(all(list, "li.card, table").at(-1)?.name).toBe("table");
  });
});

describe("a region's page", () => {
  test.each([
    ["/dialysis/regions/tatarstan", { Диетолог: "по средам", Психолог: "по четвергам", Вечерняя: "Пн, Ср, Пт" }],
    ["/en/dialysis/regions/tatarstan", { Dietitian: "on Wednesdays", Psychologist: "on Thursdays", Evening: "Mon" }],
    [
      "/dialysis/regions/crimea",
      { Гемодиафильтрация: "на всех местах", Вечерняя: "Вт, Чт, Сб", Психолог: "Евпатории" },
    ],
    ["/en/dialysis/regions/crimea", { filtration: "at every station", Evening: "Tue", Psychologist: "Yevpatoria" }],
  ])("%s says once which center has what, and when; it names the coordinator once", async (path, told) => {
    const page = main((await sharedServer("public").get(path)).html);
    for (const [service, said] of Object.entries(told))
      expect(plain(text(page, `[aria-labelledby=special] dt:contains("${service}") + dd`))).toContain(said);
    expect(has(page, "[aria-labelledby=about-region] table")).toBe(false);
    const coordinator = all(page, "a.tel").map(({ attribs }) => attribs["href"]);
    expect(coordinator.filter((phone) => phone === coordinator[0])).toHaveLength(1);
  });
});

test.each([
  ["", "Казань, центр на Родниковой улице", "Центр в Альметьевске", "Центр на Липовой улице"],
  ["/en", "Kazan, Rodnikovaya Street centre", "Almetyevsk centre", "Lipovaya Street centre"],
])("a phone's center names its city unless its name or its heading does: %s/contacts", async (prefix, ...names) => {
  const { html } = await sharedServer("public").get(`${prefix}/contacts`);
  expect(texts(html, "[aria-labelledby=phones] li a:first-child").map(plain)).toEqual(expect.arrayContaining(names));
});

// On /contacts, Tyumen once came third, because its one center filled a short column.
test.each([
  ["", [/^Моск/, /^Санкт-П/, /^Крым/, /^Татарстан/, /^Тюмен/]],
  ["/en", [/^Moscow/, /^Saint P/, /^Crimea/, /^Tatarstan/, /^Tyumen/]],
])("the regions have one order everywhere: %s/contacts and other lists", async (prefix, order) => {
  for (const [path, titles] of [
    ["/contacts", "[aria-labelledby=phones] h3"],
    ["/centers", "main h2[id^=region-]"],
    ["/dialysis/regions", "main li.card h2, main li.card h3"],
    ["/forms/review", "main optgroup"],
  ] as const) {
    const shown = all((await sharedServer("public").get(`${prefix}${path}`)).html, titles);
    const named = shown.map((title) => plain(title.attribs["label"] ?? text(title)));
    expect([path, order.map((name) => named.findIndex((title) => name.test(title)))]).toEqual([path, [0, 1, 2, 3, 4]]);
  }
});

const plain = (words: string) => words.replaceAll("\u00a0", " ").replaceAll("\u00ad", "");

describe("contacts", () => {
  test.each([
    ["/contacts", ["+74953330002", "+74953330004"]],
    // In English the number for calls from abroad is at the office, too.
    ["/en/contacts", ["+74953330003", "+74953330005", "+74953330004"]],
  ])("%s has both offices and every center's phone", async (path, offices) => {
    const { html } = await get(path);
    const phones = new Set(phonesIn(html).filter((phone) => phone.startsWith("+7")));
    expect([...phones]).toEqual(expect.arrayContaining(offices));
    expect(centersIn(html).size).toBe(8);
    // And that of the duty line.
    expect(phones.size).toBe(8 + offices.length + 1);
    expect(thingsOf(html)).toContainEqual(
      expect.objectContaining({ "@type": "MedicalOrganization", telephone: offices[0] }),
    );
  });
});

test.each(["/contacts", "/en/contacts"])("%s begins with the coordinator's number, then 103 and 112", async (path) => {
  const page = main((await sharedServer("public").get(path)).html);
  const [first = "", ...others] = phonesIn(page);
  expect(links(page, "header [data-main]")).toEqual([`tel:${first}`]);
  expect(others.slice(0, 2)).toEqual(["103", "112"]);
});

describe("the duty line", () => {
  test.each([
    ["/contacts", "круглосуточно"],
    ["/en/contacts", "round the clock"],
    ["/centers/yalta", "круглосуточно"],
    ["/en/centers/yalta", "round the clock"],
  ])("%s lists it after 103 and 112, with its hours", async (path, hours) => {
    const { html } = await get(path);
    const block = one(html, "section:is([aria-labelledby=duty-line], [aria-labelledby=whom])");
    expect(phonesIn(block).slice(0, URGENT_PHONES.length)).toEqual(URGENT_PHONES);
    expect(text(block)).toContain("+7 (495) 333-00-01");
    expect(text(block)).toContain(hours);
  });
});

describe("quality control", () => {
  test.each(["/control", "/en/control"])("%s has the director, the 72 hours and the form", async (path) => {
    const page = main((await sharedServer("public").get(path)).html);
    expect(text(page)).toMatch(/72 (часа|hours)/);
    expect(all(page, "ol").length).toBeGreaterThan(1);
    expect(links(page)).toContain(path.replace("control", "forms/quality-control"));
    // The name is said once, beside the portrait.
    expect(text(one(page, "aside"))).toMatch(/Сорокина|Sorokina/);
    expect(text(page).match(/Сорокина|Sorokina/g)).toHaveLength(1);
    expect(all(page, "section#letter details.read-on")).toHaveLength(1);
    // On phones her face comes first; what few need before they write is folded.
    const parts = "div:has(> div > aside[aria-labelledby=director])";
    expect(has(page, `${parts} > div:first-child > aside:first-child`)).toBe(true);
    expect(texts(page, `${parts} details > summary`)).toHaveLength(2);
  });
});

test("a name of two lines on a map has no space at the end of a line, which would be underlined", async () => {
  const lines = all((await sharedServer("public").get("/dialysis/regions/tatarstan")).html, "svg[data-map] tspan");
  const words = lines.map(({ children }) => children.map((child) => ("data" in child ? child.data : "")).join(""));
  expect(words).toContain("Набережные");
  expect(words.filter((word) => word.trim() && word !== word.trim())).toEqual([]);
});
