import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import type { CallOutput } from "#contract/services.ts";
import { all, canonical, has, links, one, text } from "../support/read-html.ts";
import { wordsOfPdf } from "../support/pdf-words.ts";
import { readPdf } from "../support/read-pdf.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("plain");

const get = async (path: string, headers = {}) =>
  fetch(server.origin + path, { headers: { "X-Account": "renaria", ...headers } });
const filesIn = async (locale: string) => {
  const response = await get("/api/media/files", { "X-Locale": locale });
  return ((await response.json()) as { data: CallOutput<"files"> }).data.files;
};

// `content -- check` reports leaflets older than their text: content-tool.test.ts.
test.each(locales)("every leaflet in %s is accessible, and states its language and its title", async (locale) => {
  const leaflets = (await filesIn(locale)).filter(({ language }) => language === locale);
  expect(leaflets.length).toBeGreaterThanOrEqual(10);
  for (const { path, title } of leaflets) {
    const response = await get(path);
    expect([path, response.status, response.headers.get("Content-Type")]).toEqual([path, 200, "application/pdf"]);
    const pdf = readPdf(Buffer.from(await response.arrayBuffer()));
    const name = pdf.title?.replaceAll("\u00a0", " ");
    expect(pdf).toMatchObject({ isTagged: true, language: locale });
    expect(name).toBe(title.replaceAll("\u00a0", " "));
    expect([...pdf.tags], name).toContain("H1");
    expect(pdf.tags.has("TH") || pdf.tags.has("LI"), name).toBe(true);
    expect(pdf.pages, name).toBeLessThanOrEqual(2);
  }
});

test("wherever a leaflet says to call an ambulance, its PDF has the numbers", async () => {
  const leaflets = (await filesIn("ru")).filter(({ language }) => language);
  let urgent = 0;
  for (const { path, title } of leaflets) {
    const words = wordsOfPdf(Buffer.from(await (await get(path)).arrayBuffer()));
    const calls = [...words.matchAll(/Опасно для жизни: звоните сейчас|Life-threatening: call an ambulance now/g)];
    expect([title, words.match(/103 (?:или|or) 112/g)?.length ?? 0]).toEqual([title, calls.length]);
    urgent += calls.length;
  }
  expect(urgent).toBeGreaterThanOrEqual(10);
});

test("the sheet for the fridge has what is kept in view, on both sides of one sheet", async () => {
  const sheets = (await filesIn("ru")).filter(({ path }) => path.includes("leaflet-fridge"));
  expect(sheets).toHaveLength(2);
  for (const { path, language } of sheets) {
    const pdf = Buffer.from(await (await get(path)).arrayBuffer());
    const kept = {
      ru: ["Мой центр", "Сухой вес, кг", "Жидкость в день, мл", "Калия", "Фосфора"],
      en: ["My centre", "Dry weight, kg", "Fluid a day, ml", "Potassium", "Phosphorus"],
    };
    const words = wordsOfPdf(pdf);
    for (const what of kept[language ?? "ru"]) expect(words).toContain(what);
    expect(readPdf(pdf).pages).toBe(2);
  }
});

test("every PDF of the pack is tagged", async () => {
  const paths = (await filesIn("ru")).filter(({ ext }) => ext === "pdf").map(({ path }) => path);
  expect(paths.length).toBe(globSync("content/documents/*.pdf").length);
  for (const path of paths)
    expect(readPdf(Buffer.from(await (await get(path)).arrayBuffer())).isTagged, path).toBe(true);
});

test("the page of materials links to each, with its size and language", async () => {
  const html = await (await get("/information/materials")).text();
  for (const { path, language, title } of (await filesIn("ru")).filter((file) => file.language)) {
    const link = one(html, `a[href="${path}"]`);
    expect(link.attribs["hreflang"], title).toBe(language);
    const name = link.attribs["aria-label"] ?? text(link);
    expect(name, title).toMatch(/PDF, \d+\sКБ/);
    expect(name, title).toMatch(language === "ru" ? /(на\sрусском|По-русски)/ : /(на\sанглийском|По-английски)/);
  }
});

test.each([
  ["/information", "Заполнить лист для медсестры и врача"],
  ["/en/information", "Fill in a sheet for the nurse and the doctor"],
])("the sheet that is filled in on screen follows the first group, %s", async (start, name) => {
  const html = await (await get(`${start}/materials`)).text();
  const parts = all(html, `section[id^='materials-'], a[href="${start}/nurse-sheet"].button`);
  expect(parts.map((part) => (part.name === "section" ? part.name : text(part))).slice(0, 3)).toEqual([
    "section",
    name,
    "section",
  ]);
});

test.each(["/information", "/en/information"])("a leaflet without a file says how to print it, %s", async (start) => {
  const html = await (await get(`${start}/materials`)).text();
  const cards = all(html, "section[id^='materials-'] li.card");
  const without = cards.filter((card) => !has(card, "a.button[href$='.pdf']"));
  expect(without.length).toBeGreaterThan(0);
  for (const card of without) {
    expect(text(card, "a.button[href*='?sheet=']")).toMatch(/^(Прочитать и напечатать|Read and print)/);
  }
});

const FRIDGE = "content/articles/materials/leaflet-fridge.ru.md";

test("every sheet is in a group and can be read at an address of its own", async () => {
  const html = await (await get("/information/materials")).text();
  const sheets = links(html, "a[href^='/information/materials?sheet=']").map((href) => href.split("=")[1]);
  expect(sheets.toSorted()).toEqual(
    globSync("content/articles/materials/*.ru.md")
      .map((file) => file.replace(/.*\/|\.ru\.md/g, ""))
      .toSorted(),
  );
  expect(all(html, "section[id^='materials-']")).toHaveLength(4);
  const sheet = await (await get(`/information/materials?sheet=leaflet-fridge`)).text();
  const [, title = "no title"] = /^title: "?(.+?)"?$/m.exec(readFileSync(FRIDGE, "utf8")) ?? [];
  expect(text(sheet, "h1")).toBe(title);
  expect(canonical(sheet)).toMatch(/\?sheet=leaflet-fridge$/);
  const unknown = await (await get("/information/materials?sheet=none")).text();
  expect(links(unknown)).toContain("/information/materials?sheet=leaflet-fridge");
});

test("the article of a leaflet links to it, also as a text of a larger page", async () => {
  const files = await filesIn("ru");
  const pages = {
    13: "/lifestyle/potassium-in-food",
    15: "/information/fistula?tab=fistula-care",
    10: "/information/when-to-call",
    17: "/tourism",
  };
  for (const [id, page] of Object.entries(pages)) {
    const path = files.find((file) => file.id === Number(id))?.path;
    expect(links(await (await get(page)).text()), page).toContain(path);
  }
});
