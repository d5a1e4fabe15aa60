import { describe, expect, test } from "vitest";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

const open = async (path: string) => (await fetch(server.origin + path)).text();
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const links = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, to]) => to);
const partOf = (html: string, tag: "header" | "footer") =>
  new RegExp(`<${tag} class.*?</${tag}>`, "s").exec(html)?.[0] ?? "";

describe("what one came for stands first", () => {
  test("a region shows its centers before what they differ in", async () => {
    const main = mainOf(await open("/dialysis/regions/crimea"));
    expect(main.indexOf('id="centers"')).toBeGreaterThan(0);
    expect(main.indexOf('id="centers"')).toBeLessThan(main.indexOf('id="special"'));
  });

  test("contacts show every center's phone without a fold, before the offices", async () => {
    const main = mainOf(await open("/contacts"));
    const phones = /<section[^>]*aria-labelledby="phones".*?<\/section>/s.exec(main)?.[0] ?? "";
    expect(links(phones).filter((to) => to?.startsWith("tel:"))).toHaveLength(16);
    expect(phones).not.toContain("<details");
    expect(main.indexOf('id="phones"')).toBeLessThan(main.indexOf("spb@renaria.example"));
  });

  test("our answers to reviews are open", async () => {
    const main = mainOf(await open("/reviews"));
    expect(main).toContain("Ответ Ренарии</h4>");
    expect(main).not.toContain("<details");
  });

  test("of the prices, the first section stands open, and it is dialysis", async () => {
    const main = mainOf(await open("/about/platnye-uslugi"));
    const [first = "", second = ""] = main.match(/<details class="accordion".*?<\/summary>/gs) ?? [];
    expect(first).toMatch(/^<details class="accordion" open="">.*иализ/s);
    expect(second).not.toContain('open=""');
  });

  test.each([
    ["/forms/vacancy", "Ирина Олеговна Самсонова"],
    ["/en/forms/vacancy", "Irina"],
  ])("%s names who answers before its fields, and 103 at its foot", async (path, name) => {
    const main = mainOf(await open(path));
    const fields = main.indexOf("<form");
    expect(main.slice(0, fields)).toContain(name);
    expect(main.slice(0, fields)).not.toContain("tel:103");
    expect(main.slice(main.indexOf('type="submit"', fields), main.indexOf("</form>", fields))).toContain("tel:103");
  });

  test("on phones foods are sorted by a select, which the address answers without scripts", async () => {
    const main = mainOf(await open("/information/reference-tables?group=fruit&sort=potassium&order=desc"));
    const form = /<form[^>]*>(?:(?!<\/form>).)*<select id="sort".*?<\/form>/s.exec(main)?.[0] ?? "";
    expect(form).toContain('<input type="hidden" name="group" value="fruit"/>');
    expect(form).toContain('<option value="potassium" selected="">');
    expect(form).toContain('<option value="desc" selected="">');
    expect(form).toMatch(/<noscript><button type="submit"/);
  });

  test.each([
    ["/about/news?city=kazan", "Казань"],
    ["/en/about/news?city=kazan", "Kazan"],
  ])("%s shows the news of that city alone", async (path, city) => {
    const html = await open(path);
    const main = mainOf(html);
    const items = main.match(/<time /g) ?? [];
    expect(items.length).toBeGreaterThan(0);
    expect(main.match(new RegExp(`>${city}</`, "g"))).toHaveLength(items.length);
    expect(main).toContain('<option value="kazan" selected=""');
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/about\/news"/);
  });
});

describe("ways in", () => {
  const WAYS = [
    "/dialysis",
    "/dialysis/regions",
    "/group",
    "/about/our-way-since-2005",
    "/vacancies",
    "/about/platnye-uslugi",
  ];

  test("in Russian the header or the footer leads there; the menu of dialysis begins with its overview", async () => {
    const html = await open("/");
    const reached = [...links(partOf(html, "header")), ...links(partOf(html, "footer"))];
    expect(reached).toEqual(expect.arrayContaining(WAYS));
    const submenu = /<span>Диализ<\/span><\/summary>(.*?)<\/details>/s.exec(html)?.[1] ?? "";
    expect(links(submenu)[0]).toBe("/dialysis");
  });

  test("in English the footer leads there", async () => {
    const reached = links(partOf(await open("/en"), "footer"));
    expect(reached).toEqual(expect.arrayContaining(WAYS.map((way) => `/en${way}`)));
  });
});
