import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { type Locale, locales } from "#contract/locale.ts";
import { formatPhone } from "#contract/phone.ts";
import { href } from "#site/urls.ts";
import { centersIn } from "../support/centers-in.ts";
import { all, type Element, has, links, main, one, text } from "../support/read-html.ts";
import { asNewVisitor, groupsOf, searchAddress } from "../support/search-page.ts";
import { PUBLIC_ORIGIN, sharedServer } from "../support/shared-server.ts";

const sample = sharedServer("sample");
/** On the site's own texts: this checks that they agree with each other. */
const site = sharedServer("plain");

const load = async (path: string, { origin } = site) => (await fetch(origin + path)).text();
const mainOf = async (path: string, from = site) => main(await load(path, from));

const aliases = (files: string) => globSync(files).map((file) => basename(file, ".ru.md"));

test.each(locales)("texts for people abroad have the international number and the e-mail, in %s", async (locale) => {
  const contacts = readFileSync("content/variables/fixed-contacts.ru.md", "utf8");
  const phone = formatPhone(/abroad: "(\+\d+)"/.exec(contacts)?.[1] ?? "") ?? "no number";
  const email = /email: (\S+)/.exec(contacts)?.[1] ?? "no e-mail";
  const paths = [
    ...aliases("content/articles/tourism/*.ru.md").map((item) => href(locale, "tourismItem", { item })),
    href(locale, "informationArticle", { alias: "when-to-call" }),
    href(locale, "paidServices"),
    href(locale, "tourism"),
  ];
  for (const path of paths) {
    const told = text(await mainOf(path));
    expect([path, told.includes(phone), told.includes(email)]).toEqual([path, true, true]);
  }
});

/** The rows of the table below an anchor of /tourism: the centers of each, and the cells beside them. */
const rowsAt = (page: Element, anchor: string) =>
  all(page, `[id="${anchor}"] tbody tr`).map((row) => ({
    centers: [...centersIn(one(row, "th"))],
    cells: all(row, "td"),
  }));

const interprets: Record<Locale, RegExp> = {
  ru: /переводит.{0,120}координатор/,
  en: /From English:.{0,120}coordinator/,
};

test.each(locales)(
  "each centre lists its languages and who interprets; /tourism lists it for all of them, in %s",
  async (locale) => {
    const rows = rowsAt(await mainOf(href(locale, "tourism")), "languages");
    expect(rows.flatMap(({ centers }) => centers).toSorted()).toEqual(aliases("content/centers/*.ru.md").toSorted());
    for (const { centers, cells } of rows)
      for (const item of centers) {
        const page = await mainOf(href(locale, "center", { item }));
        const fact = text(page, "dl > div:has(use[href$='#talk'])");
        const spoken = cells[0] ? text(cells[0]) : "no languages";
        expect([item, fact.toLowerCase().includes(spoken.toLowerCase())]).toEqual([item, true]);
        expect([item, interprets[locale].test(text(page))]).toEqual([item, true]);
      }
  },
);

test.each(locales)(
  "the centres' pages and /tourism agree on who accepts guests with hepatitis or HIV, in %s",
  async (locale) => {
    const rows = rowsAt(await mainOf(href(locale, "tourism")), "infections");
    const guests = centersIn(await mainOf(`${href(locale, "centers")}?service=guests`));
    expect(rows.flatMap(({ centers }) => centers).toSorted()).toEqual([...guests].toSorted());
    for (const { centers, cells } of rows) {
      const instead = cells.flatMap((cell) => links(cell));
      for (const item of centers) {
        const glance = one(await mainOf(href(locale, "center", { item })), "section[aria-labelledby=glance]");
        expect([item, links(glance)]).toEqual([item, expect.arrayContaining(instead)]);
      }
    }
    // Where there is no place for guests, neither page says otherwise.
    const others = aliases("content/centers/*.ru.md").filter((item) => !guests.has(item));
    expect(others.length).toBeGreaterThan(0);
    for (const item of others)
      expect([item, text(await mainOf(href(locale, "center", { item })))]).toEqual([
        item,
        expect.not.stringMatching(/находим окно|find a gap/),
      ]);
  },
);

test.each(locales)(
  "every request links to the guests' one and back, with the centre and the city kept, in %s",
  async (locale) => {
    const form = href(locale, "form", { name: "appointment" });
    const requests = (html: string) => links(main(html), "a[href*='forms/appointment?']");
    for (const [query, kept] of [
      ["", ""],
      ["?subject=dialysis", ""],
      ["?subject=consultation", ""],
      ["?subject=dialysis&center=kazan-park", "&center=kazan-park"],
      ["?subject=dialysis&city=sochi", "&city=sochi"],
    ] as const)
      expect([query, requests(await load(form + query, sample))]).toEqual([query, [`${form}?subject=travel${kept}`]]);
    expect(requests(await load(`${form}?subject=travel&city=sochi`, sample))).toEqual([
      `${form}?subject=dialysis&city=sochi`,
    ]);
    expect(requests(await load(`${form}?subject=event`, sample))).toEqual([]);
    // A rejected post keeps both, too; a form sends the city by its name.
    const city = { ru: "Сочи", en: "Sochi" }[locale];
    for (const [given, kept] of [
      [{ city }, "&city=sochi"],
      [{ city, center: "kazan-park" }, "&center=kazan-park&city=sochi"],
    ] as const) {
      const refused = await fetch(sample.origin + form, {
        method: "POST",
        body: new URLSearchParams({ subject: "dialysis", ...given }),
        headers: { Origin: PUBLIC_ORIGIN },
      });
      expect([refused.status, requests(await refused.text())]).toEqual([422, [`${form}?subject=travel${kept}`]]);
    }
    const partner = await load(`${href(locale, "centers")}?tab=partners&city=sochi`, sample);
    expect(requests(partner).filter((to) => to.includes("subject=travel"))).not.toEqual([]);
    expect(links(main(partner))).toContain(`${href(locale, "tourism")}#partner`);
  },
);

test("the vacancy form names who answers, by international phone and by e-mail", async () => {
  const form = await mainOf("/en/forms/vacancy", sample);
  expect(text(form, "[id$='phone-hint']")).toContain("+7 (495) 333-00-06");
  expect(text(form)).not.toContain("+7 (495) 333-00-05");
  expect(links(form)).toContain("mailto:staff@renaria.example");
  for (const locale of locales)
    expect(links(await mainOf(href(locale, "vacancy", { item: "nurse-kazan" }), sample))).toContain(
      `${href(locale, "vacancies")}#foreign`,
    );
});

test("a city is found by its name in the other language, and one without a centre suggests the nearest", async () => {
  for (const [path, query, center] of [
    ["/en/centers", "Казань", "kazan-park"],
    ["/en/centers", "Симферополь", "simferopol"],
    ["/centers", "Kazan", "kazan-park"],
    ["/centers", "Yalta", "yalta"],
  ] as const) {
    const page = await mainOf(`${path}?q=${encodeURIComponent(query)}`, sample);
    expect([query, [...centersIn(page)]]).toEqual([query, [center]]);
    expect([query, has(page, "#suggested")]).toEqual([query, false]);
  }
  const nearest = one(await mainOf("/en/centers?q=Bryansk", sample), "section[aria-labelledby=suggested]");
  expect(text(nearest, "#suggested")).toBe("Nearest to Bryansk");
  expect(links(nearest)).toEqual(["/en/centers/moscow-quay", "/en/centers/moscow-birch", "/en/centers/simferopol"]);
});

// On all texts of the site, on purpose: what people abroad ask must lead there, whatever else is written.
test("holiday dialysis: the guests' page is the first or the second search result", async () => {
  const html = await (await fetch(site.origin + searchAddress("holiday dialysis", "", "/en"), asNewVisitor())).text();
  expect(Object.values(groupsOf(html)).flat().slice(0, 2)).toContain("/en/tourism");
});
