import { beforeAll, describe, expect, test } from "vitest";
import type { PageId } from "#contract/paths.ts";
import { builtPages } from "../support/pages.ts";
import { all, attribute, text, texts } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";
import { faultsOf, thingsOf } from "../support/structured-data.ts";

const ORIGIN = "https://renaria.example";

const server = sharedServer("public");

const TRAIL = "BreadcrumbList";
/** The types on each page; a page that is not listed has none. */
const EXPECTED_TYPES: Partial<Record<PageId, string[]>> = {
  home: ["MedicalOrganization", "WebSite"],
  contacts: ["MedicalOrganization"],
  vacancy: ["JobPosting"],
  news: [TRAIL],
  newsItem: ["Article", TRAIL],
  centers: [TRAIL],
  center: ["MedicalClinic", TRAIL],
  dialysis: [TRAIL],
  chooseDialysis: [TRAIL],
  dialysisItem: [TRAIL],
  regions: [TRAIL],
  region: [TRAIL],
  lifestyle: [TRAIL],
  lifestyleItem: ["Article", TRAIL],
  stories: [TRAIL],
  story: ["Article", TRAIL],
  tourism: [TRAIL],
  tourismItem: [TRAIL],
  calculator: [TRAIL],
  cookiePolicy: [TRAIL],
  dayMenu: [TRAIL],
  drugs: ["FAQPage", TRAIL],
  faq: ["FAQPage", TRAIL],
  fistula: [TRAIL],
  glossary: ["DefinedTermSet", TRAIL],
  glossaryTerm: ["DefinedTerm", TRAIL],
  kidneyTransplant: [TRAIL],
  materials: [TRAIL],
  nurseSheet: [TRAIL],
  referenceTables: [TRAIL],
  treatment: [TRAIL],
  treatmentItem: ["Article", TRAIL],
  weightGain: [TRAIL],
  informationArticle: [TRAIL],
};

describe.each(builtPages)("$path", ({ id, path }) => {
  let html: string;
  beforeAll(async () => {
    html = await (await fetch(server.origin + path)).text();
  });

  test("has the structured data expected of its page type, and nothing else", () => {
    const types = thingsOf(html).map((thing) => thing["@type"]);
    // The number of upcoming events depends on the day: one for each that the list shows.
    const events = id === "events" ? all(html, "[data-event]").map(() => "Event") : [];
    expect(types.toSorted()).toEqual([...(EXPECTED_TYPES[id] ?? []), ...events].toSorted());
  });

  test("has complete structured data", () => {
    for (const thing of thingsOf(html)) expect([thing["@type"], faultsOf(thing)]).toEqual([thing["@type"], []]);
  });

  test("has the visible breadcrumbs as structured data", () => {
    const trail = thingsOf(html).find((thing) => thing["@type"] === TRAIL);
    if (!trail) return;
    const items = trail["itemListElement"] as { name: string; item: string }[];
    expect(items.map(({ name }) => text(name))).toEqual(texts(html, "ol.crumbs > li"));
    expect(items.at(-1)?.item).toBe(ORIGIN + path);
  });

  test("shows every question and answer of its structured data", () => {
    const faq = thingsOf(html).find((thing) => thing["@type"] === "FAQPage");
    const shown = text(html, "main");
    for (const { name, acceptedAnswer } of (faq?.["mainEntity"] ?? []) as {
      name: string;
      acceptedAnswer: { text: string };
    }[]) {
      expect(shown).toContain(text(name));
      for (const line of acceptedAnswer.text.split("\n")) expect(shown).toContain(text(line));
    }
  });

  test("can be shared: an existing picture of 1200 × 630, a title, a description", async () => {
    const tags = new Map(
      all(html, "meta[content]").map(({ attribs }) => [attribs["property"] ?? attribs["name"], attribs["content"]]),
    );
    expect(Object.fromEntries(tags)).toMatchObject({
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/./),
      "og:title": tags.get("twitter:title"),
      "og:description": tags.get("description"),
      "twitter:card": "summary_large_image",
      "twitter:image": tags.get("og:image"),
    });
    const picture = tags.get("og:image") ?? "";
    expect(picture.startsWith(`${ORIGIN}/`)).toBe(true);
    const response = await fetch(server.origin + picture.slice(ORIGIN.length));
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

test("an article of ours is shared with a picture of its own, in each language", async () => {
  const picture = async (path: string) =>
    attribute(await (await fetch(server.origin + path)).text(), "meta[property='og:image']", "content");
  const pictures = await Promise.all(["/", "/en", "/about", "/en/about"].map(picture));
  expect(new Set(pictures).size).toBe(4);
  for (const one of pictures) expect(one).toMatch(/\/media\/share-[\da-f]{16}\.png$/);
});

test("the error page has no structured data", async () => {
  expect(thingsOf(await (await fetch(`${server.origin}/information/no/such`)).text())).toEqual([]);
});
