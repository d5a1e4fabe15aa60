import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { centersIn, URGENT_PHONES } from "../support/centers-in.ts";
import { allOf, mainOf } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";
import { thingsOf } from "../support/structured-data.ts";

const server = sharedServer("public");

const CENTERS = globSync("content/centers/*.ru.md").length;
const REGIONS = globSync("content/regions/*.ru.md").length;

const get = async (path: string) => {
  const response = await fetch(server.origin + path);
  return { status: response.status, html: await response.text() };
};

describe("regions", () => {
  test("each has its page with its centers, its phone and a search that leaves partners out", async () => {
    const regions = new Set(
      allOf(mainOf((await get("/dialysis/regions")).html), /href="\/dialysis\/regions\/([\w-]+)"/g),
    );
    expect(regions.size).toBe(REGIONS);
    for (const region of regions) {
      const { html } = await get(`/dialysis/regions/${region}`);
      expect(centersIn(html).size).toBeGreaterThan(0);
      expect(allOf(mainOf(html), /href="tel:(\+7\d{10})"/g).length).toBeGreaterThan(centersIn(html).size);
      expect(mainOf(html)).toMatch(/<a [^>]*data-hide-partners[^>]*>/);
      expect(html).toMatch(/aria-labelledby="about-region".*?<p>/s);
      expect(html).toMatch(/aria-labelledby="centers".*aria-labelledby="special".*?<dt>/s);
    }
  });

  test("say what is special there: where the evening shift is, who is open on Sunday; their cards hold no walls of text", async () => {
    const { html } = await get("/dialysis/regions/crimea");
    const special = /aria-labelledby="special".*?<\/dl>/s.exec(html)?.[0] ?? "";
    expect(allOf(special, /<dt>([^<]*)/g)[0]?.replace("\u00a0", " ")).toBe("Открыто в воскресенье");
    expect(allOf(/<dt>Вечерняя.*?<\/dd>/s.exec(special)?.[0] ?? "", /href="\/centers\/([\w-]+)"/g)).toEqual([
      "simferopol",
      "sevastopol",
    ]);
    const list = mainOf((await get("/dialysis/regions")).html);
    const cards = allOf(list, /<li class="card[^>]*>(.*?)<\/p><\/li>/gs);
    expect(cards).toHaveLength(REGIONS);
    for (const card of cards) expect(card.replaceAll(/<svg.*?<\/svg>|<[^>]*>/gs, "").length).toBeLessThan(260);
    expect(list.indexOf('<li class="card')).toBeLessThan(list.indexOf("<table"));
  });
});

describe("contacts", () => {
  test.each([
    ["/contacts", ["+78000000000", "+78120000000"]],
    // Beside the toll-free one, in the text of both languages and in English at the office too.
    ["/en/contacts", ["+78000000001", "+74950000010", "+78120000000"]],
  ])("%s has both offices and every center's phone", async (path, offices) => {
    const { html } = await get(path);
    const phones = new Set(allOf(mainOf(html), /href="tel:(\+7\d{10})"/g));
    expect([...phones]).toEqual(expect.arrayContaining(offices));
    expect(centersIn(html).size).toBe(CENTERS);
    expect(phones.has("+74950000010")).toBe(true);
    expect(phones.size).toBe(3 + CENTERS + 1);
    expect(thingsOf(html)).toContainEqual(
      expect.objectContaining({ "@type": "MedicalOrganization", telephone: offices[0] }),
    );
  });
});

describe("the duty line", () => {
  test.each([
    ["/contacts", "круглосуточно"],
    ["/en/contacts", "round the clock"],
    ["/centers/kerch", "круглосуточно"],
    ["/en/centers/kerch", "round the clock"],
  ])("%s names it after 103 and 112, with its hours", async (path, hours) => {
    const { html } = await get(path);
    const block = /<section[^>]*aria-labelledby="(?:duty-line|whom)".*?<\/section>/s.exec(html)?.[0] ?? "";
    expect(allOf(block, /href="tel:([^"]*)"/g).slice(0, URGENT_PHONES.length)).toEqual(URGENT_PHONES);
    expect(block).toContain("+7 (800) 000-00-03");
    expect(block).toContain(hours);
  });
});

describe("quality control", () => {
  test.each(["/control", "/en/control"])("%s names the director, the 72 hours and the form", async (path) => {
    const html = mainOf((await get(path)).html);
    expect(html).toMatch(/Сорокина|Sorokina/);
    expect(html).toMatch(/72[\s\u00A0](часа|hours)/);
    expect(allOf(html, /(<ol)/g).length).toBeGreaterThan(1);
    expect(html).toContain(`href="${path.replace("control", "forms/quality-control")}"`);
  });
});
