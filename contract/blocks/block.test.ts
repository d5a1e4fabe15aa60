import { expect, test } from "vitest";
import { Content } from "./block.ts";

const parse = (...blocks: unknown[]) => Content.parse(blocks);

test("a foreign text is cleaned as it is parsed", () => {
  const text =
    'Да <img src=x onerror="alert(1)"><b onclick="x()">нет</b><script>alert(1)</script> <a href="javascript:x">сюда</a>';
  expect(parse({ type: "paragraph", data: { text } })).toEqual([
    { type: "paragraph", data: { text: "Да <b>нет</b> <a>сюда</a>" } },
  ]);
});

test("our own texts come through as they are", () => {
  const text = 'Мы&nbsp;в <strong>Москве</strong>, <a href="/about">о нас</a> &amp; ещё';
  expect(parse({ type: "quote", data: { text, caption: "Анна" } })).toMatchObject([
    { data: { text: expect.stringContaining('<a href="/about">о нас</a> &#x26; ещё') } },
  ]);
});

test.each([
  ["strings", ["раз", "два"]],
  [
    "objects of the newer plug-in",
    [
      { content: "раз", items: [] },
      { content: "два", meta: {} },
    ],
  ],
  [
    "a checklist",
    [
      { text: "раз", checked: true },
      { text: "два", checked: false },
    ],
  ],
])("a list as Editor.js keeps it: %s", (_how, items) => {
  const [list] = parse({ id: "x1", type: "list", data: { style: "checklist", items, meta: {} } });
  expect(list).toEqual({ type: "list", data: { style: "unordered", items: ["раз", "два"] } });
});

test("a level written as text is a level", () => {
  expect(parse({ type: "header", data: { text: "Раз", level: "3" } })).toMatchObject([{ data: { level: 3 } }]);
});

test("a block nobody here knows is left out, the others stay", () => {
  expect(
    parse({ type: "carousel", data: {} }, { type: "toString", data: {} }, null, { type: "delimiter", data: {} }),
  ).toEqual([{ type: "delimiter", data: {} }]);
});

test("a known block of the wrong shape is no block", () => {
  expect(() => parse({ type: "header", data: { text: "Раз", level: 9 } })).toThrow();
});
