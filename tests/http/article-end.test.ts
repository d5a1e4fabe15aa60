import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { all, attribute, type Element, has, links, main as mainOf, text, texts } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

const main = async (path: string) => mainOf(await (await fetch(server.origin + path)).text());

/** The editor's own front matter, so that a source or a related page may be added without a change here. */
const frontOf = async (locale: string, article = "dialysis/hemodialysis") => {
  const [, front = ""] = (await readFile(`content/articles/${article}.${locale}.md`, "utf8")).split("---\n");
  return parse(front) as { sources: { title: string }[]; related: string[]; reviewedAt: string };
};

/** The last segments of the addresses under "read next". */
const relatedIn = (page: Element) => links(page, "aside.section.sand a").map((to) => to.split("/").at(-1));
const sourcesIn = (page: Element) => texts(page, "[aria-labelledby=sources] ol > li");

const isReviewed = (page: Element) =>
  text(page).includes("Проверил") && links(page).some((to) => to.startsWith("/about/specialists"));

describe("an article's front matter", () => {
  test.each([
    ["", /Проверил: Тимур Рашидович Ахметов, заведующий центром, врач-нефролог *Дата проверки: \d/],
    ["/en", /Reviewed by: [^,]+, .+Date of review: \d/],
  ])("%s names its reviewer, with the date", async (prefix, line) => {
    const page = await main(`${prefix}/dialysis/hemodialysis`);
    expect(text(page)).toMatch(line);
    expect(links(page)).toContain(`${prefix}/about/specialists`);
    expect(has(page, `time[datetime='${(await frontOf("ru")).reviewedAt}']`)).toBe(true);
  });

  test.each(["", "/en"])("%s lists its sources below the text, with their years", async (prefix) => {
    const page = await main(`${prefix}/dialysis/hemodialysis`);
    expect(sourcesIn(page)).toHaveLength((await frontOf(prefix ? "en" : "ru")).sources.length);
    expect(links(page, "[aria-labelledby=sources] a")).toContain("https://doi.org/10.1053/j.ajkd.2015.07.015");
    expect(sourcesIn(page).join()).toContain("2015");
  });

  test("an article asks whether it was useful, the same for everybody; a document does not", async () => {
    const response = await fetch(`${server.origin}/en/information/when-to-call`);
    const form = "form[action='/en/useful'][method=post]";
    const html = await response.text();
    expect(has(html, `${form} [value='/information/when-to-call']`)).toBe(true);
    expect(all(html, `${form} button`)).toHaveLength(2);
    expect(response.headers.get("Cache-Control")).toContain("public");
    expect(has(await main("/agreement"), "form[action='/useful']")).toBe(false);
  });

  test("the first three hand-picked pages come in the editor's order, in place of the neighbours", async () => {
    const { related } = await frontOf("ru");
    expect(relatedIn(await main("/dialysis/hemodialysis"))).toEqual(
      related.slice(0, 3).map((page) => page.split("/").at(-1)),
    );
  });

  test("a page with a comparison of its own also has its reviewer, sources and related pages", async () => {
    const page = await main("/dialysis");
    const { sources, related } = await frontOf("ru", "pages/dialysis");
    expect(isReviewed(page)).toBe(true);
    expect(sourcesIn(page)).toHaveLength(sources.length);
    expect(relatedIn(page)).toEqual(related.slice(0, 3));
  });

  test.each([
    ["/information/drugs", "drugs/drugs-heart"],
    ["/information/faq?tab=faq-food", "faq/faq-food-and-drink"],
    ["/information/fistula?tab=fistula-other", "fistula/dialysis-catheter"],
    ["/information/materials?sheet=wallet-card", "materials/wallet-card"],
  ])("%s lists the sources of the texts that it shows", async (path, article) => {
    const list = sourcesIn(await main(path)).join("\n");
    for (const { title } of (await frontOf("ru", article)).sources) expect(list.split(title)).toHaveLength(2);
  });

  test.each(["/information/drugs", "/information/faq", "/information/reference-tables", "/information/calculator"])(
    "%s names its reviewer",
    async (path) => {
      expect(isReviewed(await main(path))).toBe(true);
    },
  );

  test("a section's list ends with the section's own text", async () => {
    expect(links(await main("/information/treatment"))).toContain("/information/told-dialysis");
  });

  test.each([
    ["/dialysis/hemodialysis", "/forms/appointment?subject=dialysis"],
    ["/lifestyle/potassium-in-food", "/forms/question"],
    ["/stories/vera-evenings-and-two-sons", "/centers"],
    ["/group/group-engineering-service", "/vacancies"],
    ["/about/our-way-since-2005", "/centers"],
    ["/about/news/zvonky-ceiling-hoist", "/centers"],
    ["/lifestyle/recipe-syrniki", "/forms/question"],
    ["/equipment", "/centers"],
    ["/about/news/kazan-evening-shift", "/centers/kazan-rodnikovaya"],
    ["/en/about/news/kerch-ten-years", "/en/centers/kerch"],
    ["/en/tourism/travel-how-to-prepare", "/en/forms/appointment?subject=travel"],
    ["/information/treatment/ckd-stages", "/information/treatment"],
  ])("%s has a call to action: %s", async (path, to) => {
    const invitations = links(await main(path), "a.button-action");
    expect(invitations.some((href) => href.startsWith(to))).toBe(true);
  });

  test.each([
    "/information/when-to-call",
    "/information/treatment/without-dialysis",
    "/about/personal-data-policy",
    "/information/cookie-policy",
    "/agreement",
  ])("%s has no call to action and no contact person", async (path) => {
    expect(has(await main(path), ".button-action, aside:not(.section.sand)")).toBe(false);
  });

  test("no call to action is on more than two of five articles, and no recommendation is alone or a blank", async () => {
    const map = await (await fetch(`${server.origin}/sitemap.xml`)).text();
    const articles = [...map.matchAll(/<loc>https:\/\/renaria\.example(\/[^<]*\/[^<]*)<\/loc>/g)]
      .map(([, path = ""]) => path)
      .filter((path) => !/^\/(en|centers|vacancies|dialysis\/regions|information\/glossary)\//.test(path));
    const counts = new Map<string, number>();
    for (const path of articles) {
      const page = await main(path);
      const [to] = links(page, "aside a.button-action");
      if (to) counts.set(to, (counts.get(to) ?? 0) + 1);
      const cards = all(page, "aside.section.sand li");
      expect([path, cards.length]).toEqual([path, cards.length === 0 ? 0 : expect.toBeOneOf([2, 3])]);
      for (const card of cards) {
        expect(has(card, "img, p")).toBe(true);
        expect(links(card).join()).not.toMatch(/cookie-policy|\/agreement|-policy$|-consent$/);
      }
    }
    expect(articles.length).toBeGreaterThan(100);
    expect(Math.max(...counts.values())).toBeLessThan(articles.length * 0.4);
    // Every article is fetched and parsed.
  }, 180_000);

  test.each(["/about/news/zvonky-ceiling-hoist", "/information/treatment/dry-weight", "/en/information/drugs"])(
    "%s names a contact person beside the text, with a phone and hours",
    async (path) => {
      const [help] = all(await main(path), "aside:has(a[href^='tel:+']):has(img[src*='face-'])");
      expect(help && text(help, "b")).toMatch(/./);
      expect(help && text(help)).toMatch(/7(:00| am)/);
    },
  );

  test("the page head shows the scene, cards show the image", async () => {
    expect(attribute(await main("/lifestyle/salt-and-labels"), ".page-head-picture img", "src")).toContain("food-salt");
  });
});
