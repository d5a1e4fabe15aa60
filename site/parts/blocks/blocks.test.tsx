import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { type Block, blockExamples, type BlockOf, blockTexts } from "#contract/blocks/block.ts";
import type { Locale } from "#contract/locale.ts";
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

test.each(examples)("$type, example $n, shows all its words", ({ block }) => {
  const html = render(block);
  for (const text of blockTexts(block)) expect(html).toContain(text);
  expect(html).not.toContain("style=");
  expect(html).not.toMatch(/undefined|\[object/);
});

test("a sign of a care card is a line, and what is written below it opens under it", () => {
  const list = ["Озноб с дрожью.", { content: "Удар головой.", items: ["Вводят препарат."] }];
  const html = render({ type: "care", data: { level: "now", title: "", text: "", list } });
  expect(html).toContain("<li>Озноб с дрожью.</li>");
  expect(html).toMatch(
    /<li><details [^>]*><summary [^>]*><span>Удар головой\.<\/span><\/summary><p>Вводят препарат\.<\/p>/,
  );
});

test("a heading of level 1 leaves the page's own h1 alone", () => {
  expect(render({ type: "header", data: { text: "Раз", level: 1 } })).toContain("<h2>Раз</h2>");
});

const button = (url: string, locale: Locale = "ru") => render({ type: "button", data: { text: "Раз", url } }, locale);

test.each([
  ["#question", "ru", 'href="/forms/question" data-modal="question"'],
  ["#dialysis", "en", 'href="/en/forms/appointment?subject=dialysis" data-modal="dialysis"'],
  ["#anchor", "ru", 'href="#anchor"'],
  ["/contacts", "ru", 'href="/contacts"'],
  ["/contacts?a=1", "en", 'href="/en/contacts?a=1"'],
  ["/en/contacts", "en", 'href="/en/contacts"'],
  ["/en", "ru", 'href="/"'],
  ["/media/memo.pdf", "en", 'href="/media/memo.pdf"'],
  ["tel:+78000000000", "ru", 'href="tel:+78000000000"'],
] as const)("a button to %s in %s stays in this tab", (url, locale, link) => {
  const html = button(url, locale);
  expect(html).toContain(link);
  expect(html).not.toContain("_blank");
});

test("a button to another site opens a new tab, tells nothing to it, and says so", () => {
  const html = button("https://example.org/a");
  expect(html).toContain('<a href="https://example.org/a" class="button" target="_blank" rel="noopener">');
  expect(html).toContain("откроется в\u00a0новой вкладке");
});

test.each(blockExamples.embed)("a video asks nothing from its provider before a press", (block) => {
  const html = render(block);
  expect(html).not.toMatch(/<iframe|<script|src="https?:/);
  expect(html).toContain(`href="${block.data.source}"`);
  const embed = block.data.embed.replaceAll("&", "&amp;");
  expect(html.split(embed)).toHaveLength(2);
  expect(html).toContain(`data-video="${embed}"`);
  expect(html).toContain(`viewBox="0 0 ${block.data.width} ${block.data.height}"`);
});

test("a list that was ticked off says what is done, in words", () => {
  const items = [
    { content: "паспорт", checked: true },
    { content: "полис", checked: false },
  ];
  const words = render({ type: "list", data: { style: "unordered", items } }).replaceAll(/<[^>]+>/g, "");
  expect(words).toBe("паспорт, выполненополис, не\u00a0выполнено");
});

test.each([
  ["now", ["tel:103", "tel:112", "/information/when-to-call"]],
  ["duty", ["tel:+78000000003", "/information/when-to-call"]],
  ["today", ["/centers", "tel:+78000000003", "/information/when-to-call"]],
  ["visit", []],
] as const)("a care card of the level %s leads to %j, and says in words how soon", (level, links) => {
  const html = render({ type: "care", data: { level, title: "", text: "Раз.", phone: "+78000000003" } });
  expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to)).toEqual(links);
  expect(html).toMatch(/role="note" aria-labelledby="([^"]+)"><p class="care-urgency" id="\1">/);
});

test("a recipe says what one portion holds, in the page's language", () => {
  const [block] = blockExamples.recipe;
  if (!block) throw new Error("no example");
  expect(render(block)).toContain("<dt>Белок</dt><dd>4,3\u00a0г</dd>");
  expect(render(block, "en")).toContain("<dt>Protein</dt><dd>4.3\u00a0g</dd>");
});

test("a date is a date for machines too", () => {
  expect(render(blockExamples.timeline[0] as Block)).toContain('<time dateTime="2014-03"><b>Март 2014</b></time>');
});

test("a list inside a list stands inside its item", () => {
  const items = [{ content: "раз", style: "ordered" as const, items: ["внутри"] }];
  expect(render({ type: "list", data: { style: "unordered", items } })).toContain(
    "<ul><li><span>раз</span><ol><li>внутри</li></ol></li></ul>",
  );
});

test("a table can be scrolled with the keyboard, and has a name", () => {
  const [titled, plain] = blockExamples.table.map((block) => render(block));
  expect(titled).toMatch(
    /tabindex="0" role="group" aria-labelledby="([^"]+)"><table class="table [^>]*><caption id="\1">/,
  );
  expect(titled).toContain('<th scope="col">Продукт</th>');
  expect(titled).toContain('<td class="number" data-label="Жидкость, мл">200</td>');
  expect(plain).toContain('role="group" aria-label="Таблица"');
  expect(plain).not.toContain("<th");
});

test("a table without a title is named by the heading above it", () => {
  const heading: Block = { type: "header", data: { text: "Что с собой", level: 2, anchor: "what" } };
  const table = blockExamples.table[1] as Block;
  expect(render([heading, table])).toContain('role="group" aria-labelledby="what"');
});

test("files without a file are not shown", () => {
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
