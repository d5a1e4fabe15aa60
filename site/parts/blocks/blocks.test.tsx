import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { type Block, blockExamples, type BlockOf, blockTexts } from "#contract/blocks/block.ts";
import type { Locale } from "#contract/locale.ts";
import { all, attribute, has, links, one, text, texts } from "../../../tests/support/read-html.ts";
import { en } from "../../i18n/en.ts";
import { ru } from "../../i18n/ru.ts";
import { WordsProvider } from "../../i18n/use-words.tsx";
import { Blocks } from "./blocks.tsx";
import { HasPage } from "./rare-styles.tsx";

function render(block: Block | Block[], locale: Locale = "ru"): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <WordsProvider value={locale === "ru" ? ru : en}>
        <HasPage value={false}>
          <Blocks blocks={[block].flat()} />
        </HasPage>
      </WordsProvider>
    </MemoryRouter>,
  );
}

const examples = Object.entries(blockExamples).flatMap(([type, list]) => list.map((block, n) => ({ type, n, block })));

test.each(examples)("$type, example $n, shows all its text", ({ block }) => {
  const html = render(block);
  for (const words of blockTexts(block)) expect(html).toContain(words);
  expect(html).not.toContain("style=");
  expect(html).not.toMatch(/undefined|\[object/);
});

test("emergency numbers can be tapped where a text is read, not in a summary", () => {
  const content = "Одышка — 103 или 112";
  const items: BlockOf<"list">["data"]["items"] = [content, { content, items: [content] }];
  const numbers = (block: Block) => links(render(block), "a[href^='tel:']").length;
  expect(numbers({ type: "list", data: { style: "unordered", items } })).toBe(6);
  // A card of its own numbers has two more.
  expect(numbers({ type: "care", data: { level: "now", title: "", text: "", list: items } })).toBe(8);
  expect(numbers({ type: "spoiler", data: { summary: content, text: "" } })).toBe(0);
});

test("a symptom of a care card is a line, and its details are open below it", () => {
  const list = ["Озноб с дрожью.", { content: "Удар головой.", items: ["Вводят препарат."] }];
  const html = render({ type: "care", data: { level: "now", title: "", text: "", list } });
  expect(texts(html, "li:not(:has(p))")).toEqual(["Озноб с дрожью."]);
  expect(texts(html, "li > span + p")).toEqual(["Вводят препарат."]);
  expect(has(html, "details")).toBe(false);
});

test("a level 1 heading does not become a second h1", () => {
  const html = render({ type: "header", data: { text: "Раз", level: 1 } });
  expect([texts(html, "h2"), has(html, "h1")]).toEqual([["Раз"], false]);
});

const button = (url: string, locale: Locale = "ru") => render({ type: "button", data: { text: "Раз", url } }, locale);

test.each([
  ["#question", "ru", { href: "/forms/question", "data-modal": "question" }],
  ["#dialysis", "en", { href: "/en/forms/appointment?subject=dialysis", "data-modal": "dialysis" }],
  ["#anchor", "ru", { href: "#anchor" }],
  ["/contacts", "ru", { href: "/contacts" }],
  ["/contacts?a=1", "en", { href: "/en/contacts?a=1" }],
  ["/en/contacts", "en", { href: "/en/contacts" }],
  ["/en", "ru", { href: "/" }],
  ["/media/memo.pdf", "en", { href: "/media/memo.pdf" }],
  ["tel:+78000000000", "ru", { href: "tel:+78000000000" }],
] as const)("a button to %s in %s opens in the same tab", (url, locale, link) => {
  const { attribs } = one(button(url, locale), "a");
  expect(attribs).toMatchObject(link);
  expect(attribs).not.toHaveProperty("target");
});

test("a button to another site opens a new tab with noopener, and says so", () => {
  const html = button("https://example.org/a");
  expect(one(html, "a").attribs).toMatchObject({ href: "https://example.org/a", target: "_blank", rel: "noopener" });
  expect(text(html, "a")).toContain("откроется в новой вкладке");
});

test.each(blockExamples.embed)("a video loads nothing from its provider before a click", (block) => {
  const html = render(block);
  expect(has(html, "iframe, script, [src^='http']")).toBe(false);
  expect(links(html)).toContain(block.data.source);
  expect(html.split(block.data.embed.replaceAll("&", "&amp;"))).toHaveLength(2);
  expect(attribute(html, "[data-video]", "data-video")).toBe(block.data.embed);
  expect(all(html, "svg").map(({ attribs }) => attribs["viewBox"])).toContain(
    `0 0 ${block.data.width} ${block.data.height}`,
  );
});

test("a checklist states in words what is done", () => {
  const items = [
    { content: "паспорт", checked: true },
    { content: "полис", checked: false },
  ];
  const html = render({ type: "list", data: { style: "unordered", items } });
  expect(texts(html, "li")).toEqual(["паспорт, выполнено", "полис, не выполнено"]);
});

test.each([
  ["now", ["tel:103", "tel:112", "/information/when-to-call"]],
  ["duty", ["tel:+78000000003", "/information/when-to-call"]],
  ["today", ["/centers", "tel:+78000000003", "/information/when-to-call"]],
  ["visit", []],
] as const)("a care card of the level %s links to %j, and states in words how soon", (level, addresses) => {
  const html = render({ type: "care", data: { level, title: "", text: "Раз.", phone: "+78000000003" } });
  expect(links(html)).toEqual(addresses);
  expect(text(html, `#${attribute(html, "[role=note]", "aria-labelledby")}`)).not.toBe("");
});

test("a recipe states what one portion contains, in the page's language", () => {
  const [block] = blockExamples.recipe;
  if (!block) throw new Error("no example");
  expect(text(render(block), 'dt:contains("Белок") + dd')).toBe("4,3 г");
  expect(text(render(block, "en"), 'dt:contains("Protein") + dd')).toBe("4.3 g");
});

test("a date has a machine-readable value", () => {
  expect(text(render(blockExamples.timeline[0] as Block), "time[datetime='2014-03']")).toBe("Март 2014");
});

test("a nested list is inside its item", () => {
  const items = [{ content: "раз", style: "ordered" as const, items: ["внутри"] }];
  const html = render({ type: "list", data: { style: "unordered", items } });
  expect(text(html, "ul > li > span")).toBe("раз");
  expect(texts(html, "ul > li > ol > li")).toEqual(["внутри"]);
});

test("a table can be scrolled with the keyboard and has an accessible name", () => {
  const [titled = "", plain = ""] = blockExamples.table.map((block) => render(block));
  const name = attribute(titled, "[role=group][tabindex='0']:has(> table)", "aria-labelledby");
  expect(attribute(titled, "caption", "id")).toBe(name);
  expect(texts(titled, "th[scope=col]")).toContain("Продукт");
  expect(texts(titled, "td.number[data-label='Жидкость, мл']")).toContain("200");
  expect(attribute(plain, "[role=group]", "aria-label")).toBe("Таблица");
  expect(has(plain, "th")).toBe(false);
});

test("a table without a title is named by the heading above it", () => {
  const heading: Block = { type: "header", data: { text: "Что с собой", level: 2, anchor: "what" } };
  const table = blockExamples.table[1] as Block;
  expect(attribute(render([heading, table]), "[role=group]", "aria-labelledby")).toBe("what");
});

test("a files block without files is not shown", () => {
  const block: BlockOf<"linking"> = { type: "linking", data: { items: [{ type: "5.1", id: 3 }] } };
  expect(render(block)).toBe('<div class="prose"></div>');
});

test.each([
  [500, "ru", "1\u00a0КБ"],
  [81_920, "en", "80\u00a0KB"],
  [1_258_291, "ru", "1,2\u00a0МБ"],
  [1_258_291, "en", "1.2\u00a0MB"],
] as const)("a file of %i bytes is %s %s", (size, locale, words) => {
  const file = { title: "Памятка", ext: "pdf", size, path: "/media/a.pdf" };
  expect(render({ type: "linking", data: { items: [{ type: "5.1", id: 3, file }] } }, locale)).toContain(words);
});
