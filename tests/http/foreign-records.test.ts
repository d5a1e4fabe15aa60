import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HtmlValidate } from "html-validate";
import { type Locale, locales } from "#contract/locale.ts";
import type { PageId } from "#contract/paths.ts";
import { href, pages } from "#site/urls.ts";
import { startForeignApi } from "../support/foreign-api.ts";
import { htmlRules } from "../support/html-rules.ts";
import { loggedErrors } from "../support/logged-errors.ts";
import { all, attribute, attributes, has, links, main, one, text, texts } from "../support/read-html.ts";
import { type RunningServer, startServer } from "../support/server.ts";

// The site on an API that has only the fields of the specification and none of ours.
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
/** Records and calls outside the specification have no pages there. */
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
/** The visible text of a page, with its words separated. */
const wordsOf = (html: string) =>
  html.replaceAll(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, " ").replaceAll(/<[^>]+>/g, " ");

test.each(visited)("$path is complete", async ({ path, locale }) => {
  const { response, html } = await load(path);
  expect(response.status).toBe(200);
  expect(attribute(html, "html", "lang")).toBe(locale);
  expect(texts(html, "h1")).toEqual([expect.stringMatching(/./)]);
  expect(text(html, "title")).not.toBe("");
  const description = attribute(html, "meta[name=description]", "content");
  expect(description).toMatch(/./);
  expect(wordsOf(html)).not.toMatch(/\b(?:undefined|null|NaN|Invalid Date)\b|\[object/);
  // A missing word between two punctuation marks.
  expect(wordsOf(html) + description).not.toMatch(/: \.|\( ?\)|, ,|,\s*\.(?!\.)/);
  const addresses = [...attributes(html, "[href]", "href"), ...attributes(html, "[src]", "src")];
  expect(addresses.filter((address) => ["", "mailto:", "tel:"].includes(address))).toEqual([]);
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId} ${message}`))).toEqual([]);
});

test("none of this was an error, and each dropped value is reported once", () => {
  expect(loggedErrors(site.output())).toEqual([]);
  const said = site.output().match(/[^"]+is left out: [^"]+/g) ?? [];
  expect(new Set(said).size).toBe(said.length);
});

test.each([
  ["/centers/kazan-volzhskaya", "По будням, 7:00–20:00", "Вечером", "Школа пациента"],
  ["/en/centers/kazan-volzhskaya", "On weekdays, 7 am – 8 pm", "In the evening", "Patient school"],
])("%s shows hours, shifts and services given in prose as they are", async (path, hours, shift, service) => {
  const { html } = await load(path);
  expect(texts(html, "table[aria-labelledby=hours] td[colspan='2']")).toContain(hours);
  for (const words of [shift, service]) expect(text(main(html))).toContain(words);
  // Prose is not parsed: neither structured data nor the "open now" script gets it.
  expect(html).not.toContain("openingHoursSpecification");
  expect(has(html, "[data-zone], [data-opens]")).toBe(false);
});

describe("values fixed by the specification", () => {
  test("the menus work without a variable", async () => {
    expect(links((await load("/contacts")).html)).toEqual(
      expect.arrayContaining([
        "/about/news",
        "/control",
        "/dialysis/hemodialysis",
        "/information/faq",
        "/about/platnye-uslugi",
      ]),
    );
    expect(links((await load("/en/contacts")).html, "body > header nav a")).toEqual([
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
    // Never what the address call says for Saint Petersburg.
    const told = [`tel:${phone}`, `mailto:${email}`, "tel:+78120000000"];
    expect(links(html, "footer a")).toEqual(expect.arrayContaining(told));
    expect(links(html, "header a")).toContain(`tel:${phone}`);
    expect(html).not.toContain("8120000099");
  });
});

describe("fields that only a third-party API has", () => {
  test.each([
    ["/centers/kazan-volzhskaya", ["Парковка | Во дворе, 12 мест", "Угощение | Чай | Печенье"]],
    ["/en/centers/kazan-volzhskaya", ["Parking | In the yard, 12 places", "Refreshments | Tea | Biscuits"]],
  ])("%s shows them by weight, under the titles of its config", async (path, facts) => {
    const { html } = await load(path);
    const rows = all(one(html, "section[aria-labelledby=other-facts]"), "div:has(> dt)");
    expect(rows.map((row) => texts(row, "dt, dd").join(" | "))).toEqual(facts);
    // A field without a title there is not shown.
    expect(html).not.toContain("KZN-2");
  });

  test("a record without any does not load the config", async () => {
    const before = api.calls.length;
    const { html } = await load("/centers/moscow-svetlaya?again");
    expect(has(html, "[aria-labelledby=other-facts]")).toBe(false);
    expect(api.calls.slice(before).filter(({ path }) => path.startsWith("/modules/"))).toEqual([]);
  });
});

test("cities and files are always requested in their order", () => {
  const orders = (asked: string) =>
    new Set(
      api.calls
        .filter(({ path }) => path === asked)
        .map(({ query }) => [...query].filter(([key]) => key.startsWith("order")).join()),
    );
  expect(orders("/geo/cities")).toEqual(new Set(["order[title],asc"]));
  expect(orders("/media/files")).toEqual(new Set(["order[title],asc,order[id],asc"]));
});

test("a date in each of its formats is the same day", async () => {
  const days = await Promise.all(
    ["/about/news/new-hall", "/lifestyle/salt", "/stories/anna", "/tourism/sea", "/dialysis/hemodialysis"].map(
      async (path) => attributes((await load(path)).html, "time", "datetime")[0],
    ),
  );
  expect(new Set(days.filter(Boolean))).toEqual(new Set(["2024-03-05"]));
});
