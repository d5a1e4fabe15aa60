import { afterEach, expect, test, vi } from "vitest";
import { type Block, blockExamples, Content } from "./block.ts";
import { onLeftOut } from "../left-out.ts";
import { readLiberally } from "../liberal/read.ts";

const parse = (...blocks: unknown[]) => readLiberally(Content, blocks) as Block[];
const parseOne = (type: string, data: unknown) => parse({ id: "x1", type, data, tunes: {} })[0]?.data;

afterEach(() => onLeftOut(() => {}));

test.each(Object.entries(blockExamples))("the examples of %s come through unchanged", (_type, examples) => {
  expect(parse(...examples)).toEqual(examples);
});

test("third-party text is sanitised as it is parsed", () => {
  const text =
    'Да <img src=x onerror="alert(1)"><b onclick="x()">нет</b><script>alert(1)</script> <a href="javascript:x">сюда</a>';
  expect(parse({ type: "paragraph", data: { text } })).toEqual([
    { type: "paragraph", data: { text: "Да <b>нет</b> <a>сюда</a>" } },
  ]);
});

const evil = '<b onclick="x()">раз</b><script>x()</script>';
test.each([
  ["advantages", { items: [{ title: evil, text: evil }] }],
  ["care", { level: "duty", title: evil, text: evil, list: [evil], phone: "+78000000003" }],
  ["key-facts", { title: evil, items: [{ term: evil, value: evil }] }],
  ["tick-list", { title: evil, items: [evil] }],
  ["timeline", { title: evil, items: [{ when: evil, text: evil }] }],
  ["embed", { source: "https://vimeo.com/1", caption: evil }],
  ["header", { text: evil, level: 2 }],
  ["image", { url: "/a.png", caption: evil, alt: evil }],
  ["list", { style: "ordered", items: [evil, { content: evil, items: [{ content: evil, items: [evil] }] }] }],
  ["quote", { text: evil, caption: evil }],
  ["spoiler", { summary: evil, text: evil, list: [evil] }],
  ["table", { content: [[evil]], caption: evil }],
  ["warning", { title: evil, message: evil }],
  ["button", { text: evil, url: "/about", title: evil, message: evil }],
])("every text of %s is sanitised", (type, data) => {
  const parsed = JSON.stringify(parseOne(type, data));
  expect(parsed).toContain("раз");
  expect(parsed).not.toMatch(/onclick|script/);
});

test("our own texts come through unchanged", () => {
  const text = 'Мы&nbsp;в <strong>Москве</strong>, <a href="/about">о нас</a> &amp; ещё';
  expect(parse({ type: "quote", data: { text, caption: "Анна", alignment: "left" } })).toMatchObject([
    { data: { text: expect.stringContaining('<a href="/about">о нас</a> &#x26; ещё') } },
  ]);
});

test("a link to another site gets rel=noopener, and parsing it again changes nothing", () => {
  const once = Content.parse([{ type: "paragraph", data: { text: '<a href="https://bus.gov.ru/">там</a>' } }]);
  expect(once).toMatchObject([{ data: { text: '<a href="https://bus.gov.ru/" rel="noopener">там</a>' } }]);
  expect(Content.parse(once)).toEqual(once);
});

test("a level written as a string is read as a number", () => {
  expect(parseOne("header", { text: "Раз", level: "3" })).toMatchObject({ level: 3 });
});

test.each([
  ["as the image plug-in keeps it", { file: { url: "https://cdn.example/a.jpg" }, caption: "Зал", stretched: true }],
  ["as the simple plug-in keeps it", { url: "https://cdn.example/a.jpg", caption: "Зал", stretched: true }],
])("a picture %s", (_how, data) => {
  expect(parseOne("image", { withBorder: false, withBackground: false, ...data })).toEqual({
    image: null,
    url: "https://cdn.example/a.jpg",
    alt: "Зал",
    caption: "Зал",
    stretched: true,
  });
});

test("a record's image without sizes is a picture", () => {
  const data = { image: { source: "https://cdn.example/a.jpg" }, caption: "Зал", stretched: 1 };
  expect(parseOne("image", data)).toMatchObject({
    image: { path: "https://cdn.example/a.jpg", width: null, height: null, preview: { compressed: {} } },
    url: "https://cdn.example/a.jpg",
    stretched: true,
  });
});

test("an invalid part is dropped, and the rest of its block stays", () => {
  const phone = { level: "duty", text: "Раз", phone: "javascript:x" };
  expect(parseOne("care", phone)).toEqual({ level: "duty", title: "", text: "Раз" });
  const items = [{ title: "Раз", icon: "skull" }, null, { text: "без имени" }, { title: "Два" }];
  expect(parseOne("advantages", { items })).toEqual({
    items: [
      { title: "Раз", text: "" },
      { title: "Два", text: "" },
    ],
  });
});

test("the rows of a table are padded to equal length", () => {
  expect(parseOne("table", { stretched: false, withHeadings: true, content: [["а", "б"], ["в"], [1, null]] })).toEqual({
    withHeadings: true,
    caption: "",
    content: [
      ["а", "б"],
      ["в", ""],
      ["1", ""],
    ],
  });
});

test.each([
  ["ours", { text: "Да", url: "/about" }],
  ["of AnyButton", { text: "Да", link: "/about" }],
  ["with a title only", { title: "Да", href: "/about" }],
])("a button %s", (_how, data) => {
  expect(parseOne("AnyButton", data)).toEqual({ text: "Да", url: "/about" });
});

test.each([
  ["summary and text", { summary: "Что?", text: "Да" }],
  ["title and content", { title: "Что?", content: "Да" }],
])("a spoiler with %s", (_how, data) => {
  expect(parseOne("spoiler", data)).toEqual({ summary: "Что?", text: "Да" });
});

test.each([
  ["ids", [3, "4"]],
  [
    "ids with their type",
    [
      { type: "5.1", id: 3 },
      { type: 5.1, value: "4" },
    ],
  ],
  [
    "whole values, and things of other types",
    [
      { type: "5.1", value: { id: 3 } },
      { type: "2.2", id: 9 },
      { type: "5.1", file: 4 },
    ],
  ],
  ["what nobody can read", [{ type: "5.1", id: 3 }, null, {}, { type: "5.1", id: -1 }, { type: "5.1", id: 4 }]],
])("files by %s", (_how, items) => {
  expect(parseOne("linking", { items })).toEqual({
    items: [
      { type: "5.1", id: 3 },
      { type: "5.1", id: 4 },
    ],
  });
});

test("unknown blocks are dropped and reported once, the others stay", () => {
  const tell = vi.fn();
  onLeftOut(tell);
  const read = () =>
    parse(
      { type: "carousel", data: {} },
      { type: "toString", data: {} },
      null,
      { type: "header", data: { level: 2 } },
      { type: "delimiter", data: {} },
    );
  expect(read()).toEqual([{ type: "delimiter", data: {} }]);
  const sentences = tell.mock.calls.flat();
  expect(sentences).toHaveLength(4);
  expect(sentences).toContain('[] "carousel" is left out: there is no such kind');
  read();
  expect(tell).toHaveBeenCalledTimes(4);
});

test.each([
  ["a picture from nowhere", "image", { file: {} }],
  ["a picture that runs", "image", { url: "javascript:alert(1)" }],
  ["a button that runs", "button", { text: "Раз", url: "javascript:alert(1)" }],
  ["a button to another site in disguise", "button", { text: "Раз", url: "/\\evil.example" }],
  ["a button without words", "button", { text: "<b></b>", url: "/about" }],
  ["a list of nothing", "list", { style: "ordered", items: [] }],
  ["a table of nothing", "table", { content: [] }],
  ["a warning of nothing", "warning", { title: "", message: "" }],
  ["a spoiler of nothing", "spoiler", { summary: "Что?" }],
  ["a care card of nothing", "care", { level: "now", title: "Раз" }],
  [
    "a video of nobody",
    "embed",
    { service: "youtube", source: "https://evil.example/v", embed: "https://evil.example/v" },
  ],
])("%s is not a block", (_name, type, data) => {
  expect(parse({ type, data })).toEqual([]);
});
