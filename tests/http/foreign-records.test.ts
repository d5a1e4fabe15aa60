import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HtmlValidate } from "html-validate";
import { type Locale, locales } from "#contract/locale.ts";
import type { PageId } from "#contract/paths.ts";
import { href, pages } from "#site/urls.ts";
import { startForeignApi } from "../support/foreign-api.ts";
import { htmlRules } from "../support/html-rules.ts";
import { loggedErrors } from "../support/logged-errors.ts";
import { plainWords } from "../support/plain-words.ts";
import { type RunningServer, startServer } from "../support/server.ts";

// The site on an API that has the specification's fields and nothing of ours.
let api: Awaited<ReturnType<typeof startForeignApi>>;
let site: RunningServer;
beforeAll(async () => {
  api = await startForeignApi();
  site = await startServer({ API_BASE_URL: api.base });
});
afterAll(async () => {
  await site.stop();
  api.close();
});

const EXAMPLES: Partial<Record<PageId, Record<string, string>>> = {
  newsItem: { item: "new-hall" },
  aboutArticle: { alias: "our-history" },
  groupItem: { item: "school" },
  lifestyleItem: { item: "salt" },
  story: { item: "anna" },
  tourismItem: { item: "sea" },
  dialysisItem: { item: "hemodialysis" },
  region: { region: "tatarstan" },
  center: { item: "kazan-volzhskaya" },
  treatmentItem: { item: "dry-weight" },
  informationArticle: { alias: "first-visit" },
  form: { name: "appointment" },
  article: { alias: "usloviya-dlya-malomobilnyh-patsientov" },
};
const QUESTIONS: Partial<Record<PageId, string>> = { search: "?q=dialysis" };
/** Records and calls that the specification does not describe have no pages there. */
const NOT_THERE = new Set(["vacancy", "glossaryTerm", "events", "useful"]);

const visited = Object.keys(pages)
  .filter((id) => !NOT_THERE.has(id))
  .flatMap((id) => locales.map((locale) => ({ locale, path: pathOf(id as "center", locale) })));

function pathOf(id: "center", locale: Locale): string {
  return href(locale, id, EXAMPLES[id] as { item: string }) + (QUESTIONS[id] ?? "");
}

const validator = new HtmlValidate(htmlRules);
const load = async (path: string) => {
  const response = await fetch(site.origin + path);
  return { response, html: await response.text() };
};
const wordsOf = (html: string) =>
  html.replaceAll(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, " ").replaceAll(/<[^>]+>/g, " ");

test.each(visited)("$path is whole", async ({ path, locale }) => {
  const { response, html } = await load(path);
  expect(response.status).toBe(200);
  expect(html).toContain(`<html lang="${locale}">`);
  expect([...html.matchAll(/<h1[^>]*>(?:<[^>]+>)*[^<\s][\s\S]*?<\/h1>/g)]).toHaveLength(1);
  expect(html).toMatch(/<title>[^<]+<\/title>/);
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(description).not.toBe("");
  expect(wordsOf(html)).not.toMatch(/\b(?:undefined|null|NaN|Invalid Date)\b|\[object/);
  // A word that was to stand between two signs and is not there.
  expect(wordsOf(html) + description).not.toMatch(/: \.|\( ?\)|, ,|,\s*\.(?!\.)/);
  expect(html).not.toMatch(/(?:href|src)="(?:|mailto:|tel:)"/);
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId} ${message}`))).toEqual([]);
});

test("nothing of it was an error, and what is left out is said once", () => {
  expect(loggedErrors(site.output())).toEqual([]);
  const said = site.output().match(/[^"]+is left out: [^"]+/g) ?? [];
  expect(new Set(said).size).toBe(said.length);
});

test.each([
  ["/centers/kazan-volzhskaya", "По будням, 7:00–20:00", "Вечером", "Школа пациента"],
  ["/en/centers/kazan-volzhskaya", "On weekdays, 7 am – 8 pm", "In the evening", "Patient school"],
])("%s shows hours, shifts and services that are told in prose as they stand", async (path, hours, shift, service) => {
  const { html } = await load(path);
  const table = /<table[^>]*aria-labelledby="hours".*?<\/table>/s.exec(plainWords(html))?.[0] ?? "";
  expect(table).toContain(`<td colSpan="2">${hours}</td>`);
  for (const words of [shift, service]) expect(wordsOf(html)).toContain(words);
  // Nobody reads them back: engines and the script that says "open now" are told nothing.
  expect(html).not.toMatch(/openingHoursSpecification|data-zone|data-opens=/);
});

describe("what the specification fixes", () => {
  test("the menus stand without a variable", async () => {
    const ru = (await load("/contacts")).html;
    for (const path of [
      "/about/news",
      "/control",
      "/dialysis/hemodialysis",
      "/information/faq",
      "/about/platnye-uslugi",
    ])
      expect(ru).toContain(`href="${path}"`);
    const en = (await load("/en/contacts")).html;
    const header = /<header[\s\S]*?<\/header>/.exec(en)?.[0] ?? "";
    const links = [...header.matchAll(/<nav[\s\S]*?<\/nav>/g)].flatMap(([nav]) =>
      [...nav.matchAll(/href="([^"]+)"/g)].map(([, path]) => path),
    );
    expect(links).toEqual([
      "/en/about",
      "/en/about/news",
      "/en/contacts",
      "/en/dialysis/hemodialysis",
      "/en/dialysis/peritoneal-dialysis",
      "/en/equipment",
    ]);
  });

  test.each([
    ["/contacts", "+74950000010", "office@clinic.example"],
    ["/en/contacts", "+78000000001", "international@renaria.example"],
  ])("%s has the phone %s and %s", async (path, phone, email) => {
    const { html } = await load(path);
    const footer = /<footer[\s\S]*?<\/footer>/.exec(html)?.[0];
    expect(footer).toContain(`href="tel:${phone}"`);
    expect(footer).toContain(`href="mailto:${email}"`);
    expect(/<header[\s\S]*?<\/header>/.exec(html)?.[0]).toContain(`href="tel:${phone}"`);
    // Never what the address call says of Saint Petersburg.
    expect(footer).toContain('href="tel:+78120000000"');
    expect(html).not.toContain("8120000099");
  });
});

describe("fields that only another API has", () => {
  const factsOf = (html: string) =>
    [...html.matchAll(/<div><dt>([^<]*)<\/dt>((?:<dd>[^<]*<\/dd>)+)<\/div>/g)].map(([, title = "", lines = ""]) =>
      [title, ...[...lines.matchAll(/<dd>([^<]*)</g)].map(([, line]) => line)].join(" | "),
    );

  test.each([
    ["/centers/kazan-volzhskaya", ["Парковка | Во дворе, 12 мест", "Угощение | Чай | Печенье"]],
    ["/en/centers/kazan-volzhskaya", ["Parking | In the yard, 12 places", "Refreshments | Tea | Biscuits"]],
  ])("%s shows them by their weight, under the titles of its config", async (path, facts) => {
    const { html } = await load(path);
    const section = /<section[^>]*aria-labelledby="other-facts">.*?<\/section>/s.exec(html)?.[0] ?? "";
    expect(factsOf(section.replaceAll("\u00a0", " "))).toEqual(facts);
    // One that has no title there says nothing to a visitor.
    expect(html).not.toContain("KZN-2");
  });

  test("a record without any asks for no config", async () => {
    const before = api.calls.length;
    const { html } = await load("/centers/moscow-svetlaya?again");
    expect(html).not.toContain("other-facts");
    expect(api.calls.slice(before).filter(({ path }) => path.startsWith("/modules/"))).toEqual([]);
  });
});

test("cities and files are always asked for in their order", () => {
  const orders = (asked: string) =>
    new Set(
      api.calls
        .filter(({ path }) => path === asked)
        .map(({ query }) => [...query].filter(([key]) => key.startsWith("order")).join()),
    );
  expect(orders("/geo/cities")).toEqual(new Set(["order[title],asc"]));
  expect(orders("/media/files")).toEqual(new Set(["order[title],asc,order[id],asc"]));
});

test("a date in each of its forms is the same day", async () => {
  const days = await Promise.all(
    ["/about/news/new-hall", "/lifestyle/salt", "/stories/anna", "/tourism/sea", "/dialysis/hemodialysis"].map(
      async (path) => /<time dateTime="(\d{4}-\d\d-\d\d)"/i.exec((await load(path)).html)?.[1],
    ),
  );
  expect(new Set(days.filter(Boolean))).toEqual(new Set(["2024-03-05"]));
});
