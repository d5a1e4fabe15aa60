import { expect, test } from "vitest";
import { readLiberally } from "../liberal/read.ts";
import { type Block, Content } from "./block.ts";

const read = (type: string, data: unknown) => readLiberally(Content, [{ id: "mhTl6ghSkV", type, data }]) as Block[];

/** What the public tools of Editor.js save, by their usual names, and the block it becomes here. */
const SAVED: [type: string, data: object, block: object][] = [
  ["paragraph", { text: "Раз <u>два</u>", alignment: "left" }, { data: { text: "Раз <u>два</u>" } }],
  ["text", { text: "Раз" }, { type: "paragraph", data: { text: "Раз" } }],
  ["header", { text: "Раз", level: 2 }, { data: { level: 2 } }],
  ["header", { text: "Раз", level: 9 }, { data: { level: 2 } }],
  ["list", { style: "ordered", items: ["раз"] }, { data: { style: "ordered", items: ["раз"] } }],
  [
    "List",
    {
      style: "ordered",
      meta: { start: 2, counterType: "lower-roman" },
      items: [{ content: "раз", meta: {}, items: [{ content: "внутри", meta: {}, items: [] }] }],
    },
    { type: "list", data: { start: 2, counter: "i", items: [{ content: "раз", items: ["внутри"] }] } },
  ],
  [
    "list",
    { style: "checklist", meta: {}, items: [{ content: "раз", meta: { checked: true }, items: [] }] },
    { data: { style: "unordered", items: [{ content: "раз", checked: true }] } },
  ],
  ["checklist", { items: [{ text: "раз", checked: false }] }, { type: "list" }],
  [
    "nestedList",
    { style: "unordered", items: [{ content: "раз", items: [{ content: "два", items: [] }] }] },
    { type: "list", data: { items: [{ content: "раз", items: ["два"] }] } },
  ],
  ["table", { withHeadings: true, stretched: false, content: [["а"], ["б"]] }, { data: { withHeadings: true } }],
  ["quote", { text: "Раз", caption: "Анна", alignment: "center" }, { data: { alignment: "center" } }],
  ["quote", { text: "Раз", caption: "Анна", alignment: "left" }, { data: { text: "Раз", caption: "Анна" } }],
  ["delimiter", {}, { type: "delimiter" }],
  ["warning", { title: "Раз", message: "Два" }, { data: { title: "Раз", message: "Два" } }],
  ["image", { file: { url: "https://cdn.example/a.jpg" }, caption: "Зал" }, { data: { alt: "Зал" } }],
  ["simpleImage", { url: "https://cdn.example/a.jpg", caption: "Зал" }, { type: "image" }],
  [
    "embed",
    {
      service: "youtube",
      source: "https://youtu.be/dQw4w9WgXcQ?t=90",
      embed: "https://www.youtube.com/embed/dQw4w9WgXcQ",
      width: 580,
      height: 320,
      caption: "",
    },
    { data: { service: "youtube", embed: expect.stringContaining("start=90"), width: 580 } },
  ],
  [
    "attaches",
    { file: { url: "https://cdn.example/a.pdf", size: 91, name: "a.pdf", extension: "pdf" }, title: "Памятка" },
    { type: "button", data: { text: "Памятка", url: "https://cdn.example/a.pdf" } },
  ],
  [
    "linkTool",
    { link: "https://example.org/a", meta: { title: "Сайт", description: "О нём", image: { url: "" } } },
    { type: "button", data: { text: "Сайт", url: "https://example.org/a", message: "О нём" } },
  ],
  [
    "linkTool",
    { link: "https://example.org/a", meta: {} },
    { type: "button", data: { text: "https://example.org/a", url: "https://example.org/a" } },
  ],
  [
    "raw",
    { html: '<p onclick="x()">Раз</p><script>x()</script><div>Два <b>три</b></div>' },
    { type: "paragraph", data: { text: "Раз<br>Два <b>три</b>" } },
  ],
  [
    "code",
    { code: "if (a < b) {\n  x();\n}" },
    {
      type: "paragraph",
      data: { text: expect.stringMatching(/^<code>if \(a &(?:lt|#x3C); b\) \{<br> ?x\(\);<br>\}<\/code>$/) },
    },
  ],
  [
    "personality",
    { name: "Анна", description: "врач", link: "https://example.org/anna", photo: "https://cdn.example/anna.jpg" },
    {
      type: "paragraph",
      data: {
        text: expect.stringMatching(/^<b>Анна<\/b><br>врач<br><a href="https:\/\/example\.org\/anna" rel="noopener">/),
      },
    },
  ],
];

test.each(SAVED)("%s %j", (type, data, block) => {
  expect(read(type, data)).toMatchObject([block]);
});

test.each([
  ["raw", { html: "<script>x()</script>" }],
  ["attaches", { file: { url: "javascript:x()" }, title: "Раз" }],
  ["linkTool", { link: "javascript:x()", meta: { title: "Раз" } }],
  ["personality", { link: 'https://a.example/" onclick="x()' }],
  ["code", { code: "<script>x()</script>" }],
])("no script in %s %j survives", (type, data) => {
  expect(JSON.stringify(read(type, data))).not.toMatch(/<script|javascript:|<[^>]*onclick/);
});

test.each([
  ["carousel", { items: [] }],
  ["mermaid", { code: "a" }],
  ["code", null],
  ["raw", { html: 3 }],
])("%s is dropped or empty, and never an error", (type, data) => {
  expect(read(type, data).filter(({ type: own }) => own !== "paragraph")).toEqual([]);
});
