import { describe, expect, test } from "vitest";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

const get = async (path: string) => (await fetch(server.origin + path)).text();
const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? "";
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
/** A face belongs to a person and may stand beside each of his words. */
const scenes = (html: string) =>
  [...main(html).matchAll(/<img [^>]*src="\/media\/([\w-]+)\.[\da-f]{12}\.svg"/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !name.startsWith("face-"));

test.each([
  "/lifestyle",
  "/tourism",
  "/group",
  "/about/news",
  "/about/our-way-since-2005",
  "/dialysis",
  "/dialysis/hemodialysis",
  "/information/treatment",
  "/information/drugs",
  "/information/kidney-transplant",
  "/information/treatment/transport-to-dialysis",
  "/group/group-engineering-service",
  "/lifestyle/holiday-table",
  "/lifestyle/diabetes-plate",
])("%s shows no scene twice", async (path) => {
  const shown = scenes(await get(path));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.filter((name, at) => shown.indexOf(name) !== at)).toEqual([]);
});

test("every center shows a hall and a door of its own, called drawings", async () => {
  const centers = addresses(await get("/sitemap.xml")).filter((path) => /^\/centers\/[\w-]+$/.test(path));
  expect(centers.length).toBeGreaterThan(10);
  const shown = await Promise.all(
    centers.map(async (path) => {
      const gallery = /aria-labelledby="inside".*?<\/section>/s.exec(await get(path))?.[0] ?? "";
      expect(gallery.match(/<figcaption[^>]*>Рисунок\. /g), path).toHaveLength(2);
      return scenes(`<main>${gallery}</main>`);
    }),
  );
  expect(new Set(shown.flat()).size).toBe(centers.length * 2);
});

describe("a recipe says how long it cooks and for how many, not how long it is read", () => {
  test.each([
    ["/lifestyle/recipe-cod-rice", /30\s+мин, 2\s+порции/],
    ["/lifestyle/recipe-cutlets-potato", /60\s+мин и\s+2\s+ч ожидания, 4\s+порции/],
    ["/en/lifestyle/recipe-cutlets-potato", /60\s+min plus 2\s+h waiting, 4\s+servings/],
  ])("in the head of %s", async (path, told) => {
    const facts = /page-head-facts.*?<\/ul>/s.exec(await get(path))?.[0] ?? "";
    expect(facts).toMatch(told);
    expect(facts).not.toMatch(/чтения|min read/);
  });

  test("on its card too; an article that holds a recipe is read", async () => {
    const html = main(await get("/lifestyle"));
    const card = (alias: string) => new RegExp(`<a[^>]*href="/lifestyle/${alias}".*?</li>`, "s").exec(html)?.[0] ?? "";
    expect(card("recipe-cod-rice")).toMatch(/30\s+мин, 2\s+порции/);
    expect(card("recipe-cod-rice")).not.toContain("чтения");
    expect(card("potassium-in-food")).toContain("чтения");
  });
});
