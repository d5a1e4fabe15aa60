import { describe, expect, test } from "vitest";
import { attributes, type Html, main, one, text, texts } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

const get = async (path: string) => (await fetch(server.origin + path)).text();
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
/** A face belongs to a person and may be beside each of their quotes. */
const scenes = (html: Html) =>
  attributes(html, "img", "src")
    .flatMap((address) => /^\/media\/([\w-]+)\.[\da-f]{12}\.svg$/.exec(address)?.[1] ?? [])
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
])("%s shows no picture twice", async (path) => {
  const shown = scenes(main(await get(path)));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.filter((name, at) => shown.indexOf(name) !== at)).toEqual([]);
});

test("every center has pictures of its own hall and door, labelled as drawings", async () => {
  const centers = addresses(await get("/sitemap.xml")).filter((path) => /^\/centers\/[\w-]+$/.test(path));
  expect(centers.length).toBeGreaterThan(10);
  const shown = await Promise.all(
    centers.map(async (path) => {
      const gallery = one(await get(path), "section[aria-labelledby=inside]");
      const called = expect.stringMatching(/^Рисунок\. /);
      expect([path, texts(gallery, "figcaption")]).toEqual([path, [called, called]]);
      return scenes(gallery);
    }),
  );
  expect(new Set(shown.flat()).size).toBe(centers.length * 2);
});

describe("a recipe states its cooking time and servings, not its reading time", () => {
  const getSample = async (path: string) => (await fetch(sharedServer("sample").origin + path)).text();

  test.each([
    ["/lifestyle/recipe-cod", "30 мин, 2 порции"],
    ["/lifestyle/recipe-baked", "60 мин и 2 ч ожидания, 2 порции"],
    ["/en/lifestyle/recipe-baked", "60 min plus 2 h waiting, 2 servings"],
  ])("in the head of %s", async (path, told) => {
    const facts = text(await getSample(path), ".page-head-facts");
    expect(facts).toContain(told);
    expect(facts).not.toMatch(/чтения|min read/);
  });

  test("on its card too; other cards have no time: texts are about equally long", async () => {
    const html = await getSample("/lifestyle");
    const card = (alias: string) => text(html, `main li:has(a[href='/lifestyle/${alias}'])`);
    expect(card("recipe-cod")).toContain("30 мин, 2 порции");
    expect(card("recipe-read")).not.toBe("");
    expect(text(html, "main")).not.toContain("чтения");
  });
});
