import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { type Locale, locales } from "#contract/locale.ts";
import { formatPhone } from "#contract/phone.ts";
import { href } from "#site/urls.ts";
import { plainWords } from "../support/plain-words.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("plain");

const main = async (path: string) => {
  const html = await (await fetch(server.origin + path)).text();
  return plainWords(/<main[^]*<\/main>/.exec(html)?.[0] ?? "");
};
const centers = globSync("content/centers/*.ru.md").map((file) => basename(file, ".ru.md"));
const places = globSync("content/articles/tourism/*.ru.md").map((file) => basename(file, ".ru.md"));
const ABROAD = formatPhone("+74950000010") ?? "";

test.each(locales)(
  "texts for people abroad name the number for calls from anywhere and the e-mail, in %s",
  async (locale) => {
    const paths = [
      ...places.map((item) => href(locale, "tourismItem", { item })),
      href(locale, "informationArticle", { alias: "when-to-call" }),
      href(locale, "paidServices"),
      href(locale, "tourism"),
    ];
    for (const path of paths) {
      const html = await main(path);
      expect([path, html.includes(ABROAD), html.includes("international@renaria.example")]).toEqual([path, true, true]);
    }
  },
);

const words: Record<Locale, { tatar: string; english: RegExp }> = {
  ru: { tatar: "русский, татарский", english: /переводит[^]{0,120}координатор/ },
  en: { tatar: "Russian, Tatar", english: /From English:[^]{0,120}coordinator/ },
};

/** The part of the page under an anchor, to the next fold. */
function foldOf(html: string, anchor: string): string {
  return new RegExp(`<div[^>]* id="${anchor}"[^]*?</details>`).exec(html)?.[0] ?? "";
}

test.each(locales)(
  "each centre says its languages and who interprets; /tourism says it for all of them, in %s",
  async (locale) => {
    expect(centers).toHaveLength(16);
    const { tatar, english } = words[locale];
    const tourism = await main(href(locale, "tourism"));
    const languages = foldOf(tourism, "languages");
    for (const item of centers) {
      const path = href(locale, "center", { item });
      expect([item, languages.includes(`href="${path}"`)]).toEqual([item, true]);
      const page = await main(path);
      expect([item, /<use href="[^"]*#talk"/.test(page), english.test(page)]).toEqual([item, true, true]);
    }
    expect(await main(href(locale, "center", { item: "naberezhnye-chelny" }))).toContain(tatar);
    expect(languages).toContain(tatar);
  },
);

test.each(locales)(
  "the centres' pages and /tourism agree on who takes guests with hepatitis or HIV, in %s",
  async (locale) => {
    const fold = foldOf(await main(href(locale, "tourism")), "infections");
    const linkTo = (item: string) => `href="${href(locale, "center", { item })}"`;
    const rows = fold.split("<tr").slice(2);
    const rowOf = (item: string) => rows.find((row) => row.split("</th>")[0]?.includes(linkTo(item))) ?? "";
    for (const item of ["kazan-rodnikovaya", "saint-petersburg-tikhy", "simferopol"])
      expect(rowOf(item).split("</th>")[1]).not.toContain("href");
    for (const [item, instead] of [
      ["yalta", "simferopol"],
      ["kerch", "simferopol"],
      ["almetyevsk", "kazan-rodnikovaya"],
      ["moscow-yasnaya", "saint-petersburg-tikhy"],
    ] as const) {
      expect([item, rowOf(item).split("</th>")[1]?.includes(linkTo(instead))]).toEqual([item, true]);
      expect([item, (await main(href(locale, "center", { item }))).includes(linkTo(instead))]).toEqual([item, true]);
    }
    // It has rooms, but no places for guests: neither page says otherwise.
    expect(rowOf("tyumen")).toBe("");
    expect(await main(href(locale, "center", { item: "tyumen" }))).not.toMatch(/находим окно|find a gap/);
  },
);

test.each(locales)(
  "every request leads to the one for guests and back, with the centre and the city kept, in %s",
  async (locale) => {
    const form = href(locale, "form", { name: "appointment" });
    const linksIn = (html: string) =>
      [...html.matchAll(/href="([^"]*forms\/appointment\?[^"]*)"/g)].map(([, to = ""]) => to.replaceAll("&amp;", "&"));
    for (const [query, kept] of [
      ["", ""],
      ["?subject=dialysis", ""],
      ["?subject=consultation", ""],
      ["?subject=dialysis&center=kazan-rodnikovaya", "&center=kazan-rodnikovaya"],
      ["?subject=dialysis&city=sochi", "&city=sochi"],
    ] as const)
      expect([query, linksIn(await main(form + query))]).toEqual([query, [`${form}?subject=travel${kept}`]]);
    expect(linksIn(await main(`${form}?subject=travel&city=sochi`))).toEqual([`${form}?subject=dialysis&city=sochi`]);
    expect(linksIn(await main(`${form}?subject=event`))).toEqual([]);
    // A post that is refused keeps both, too; a form sends the city by its name.
    const city = { ru: "Сочи", en: "Sochi" }[locale];
    for (const [given, kept] of [
      [{ city }, "&city=sochi"],
      [{ city, center: "kazan-rodnikovaya" }, "&center=kazan-rodnikovaya&city=sochi"],
    ] as const) {
      const refused = await fetch(server.origin + form, {
        method: "POST",
        body: new URLSearchParams({ subject: "dialysis", ...given }),
        headers: { Origin: server.origin },
      });
      expect([refused.status, linksIn(await refused.text())]).toEqual([422, [`${form}?subject=travel${kept}`]]);
    }
    const partner = await main(`${href(locale, "centers")}?tab=partners&city=sochi`);
    expect(linksIn(partner).some((to) => to.includes("subject=travel"))).toBe(true);
    expect(partner).toContain(`href="${href(locale, "tourism")}#partner"`);
  },
);

test("the vacancy's form names who answers for vacancies, by phone from abroad and by e-mail", async () => {
  const html = await main("/en/forms/vacancy");
  expect(html).toMatch(/phone-hint">[^<]*\+7 \(495\) 000-00-20/);
  expect(html).not.toContain(ABROAD);
  expect(html).toContain('href="mailto:staff@renaria.example"');
  for (const locale of locales)
    expect(await main(href(locale, "vacancy", { item: "dialysis-nurse-kazan" }))).toContain(
      `href="${href(locale, "vacancies")}#foreign"`,
    );
});

test("a city is found by its name of the other language, and one without a centre is told the nearest", async () => {
  for (const [path, query] of [
    ["/en/centers", "Казань"],
    ["/en/centers", "Санкт-Петербург"],
    ["/centers", "Kazan"],
    ["/centers", "Yevpatoria"],
  ]) {
    const html = await main(`${path}?q=${encodeURIComponent(query ?? "")}`);
    expect([query, /href="[^"]*\/centers\/(kazan-|saint-petersburg-|evpatoriya)/.test(html)]).toEqual([query, true]);
    expect([query, html.includes('id="suggested"')]).toEqual([query, false]);
  }
  const none = await main("/en/centers?q=Belgorod");
  expect(none).toMatch(/id="suggested"[^]*\d+\s*km/);
});

test("holiday dialysis: the page for guests is the first or the second that the search answers", async () => {
  const html = await main("/en/search?q=holiday+dialysis");
  const found = [...html.matchAll(/<ol[^>]*data-results[^]*?<\/ol>/g)].flatMap(([list]) =>
    [...list.matchAll(/href="([^"]+)"/g)].map(([, to]) => to),
  );
  expect(found.slice(0, 2)).toContain("/en/tourism");
});
