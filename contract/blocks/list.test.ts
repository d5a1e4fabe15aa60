import { expect, test } from "vitest";
import { readLiberally } from "../liberal/read.ts";
import { type Block, Content } from "./block.ts";

const listOf = (data: unknown, type = "list") =>
  (readLiberally(Content, [{ id: "x1", type, data }]) as Block[])[0]?.data;

test.each([
  ["strings", ["раз", "два"]],
  [
    "objects of the newer plug-in",
    [
      { content: "раз", items: [], meta: {} },
      { content: "два", meta: {} },
    ],
  ],
  ["both at once", ["раз", { content: "два", items: [] }]],
])("a list kept as %s", (_how, items) => {
  expect(listOf({ style: "unordered", items, meta: {} })).toEqual({ style: "unordered", items: ["раз", "два"] });
});

const ticked = {
  style: "unordered",
  items: [
    { content: "раз", checked: true },
    { content: "два", checked: false },
  ],
};

test.each([
  [
    "the checklist plug-in",
    "checklist",
    {
      items: [
        { text: "раз", checked: true },
        { text: "два", checked: false },
      ],
    },
  ],
  [
    "the newer list plug-in",
    "list",
    {
      style: "checklist",
      meta: {},
      items: [
        { content: "раз", meta: { checked: true }, items: [] },
        { content: "два", meta: { checked: false }, items: [] },
      ],
    },
  ],
])("ticks of %s", (_how, type, data) => {
  expect(listOf(data, type)).toEqual(ticked);
});

const nested = {
  style: "ordered",
  items: [{ content: "раз", items: ["внутри", { content: "ещё", items: ["глубже"] }] }, "два"],
};

test.each([
  [
    "nestedList",
    {
      style: "ordered",
      items: [
        {
          content: "раз",
          items: [
            { content: "внутри", items: [] },
            { content: "ещё", items: [{ content: "глубже", items: [] }] },
          ],
        },
        { content: "два", items: [] },
      ],
    },
  ],
  [
    "nested-list",
    { style: "ordered", items: [{ content: "раз", items: ["внутри", { content: "ещё", items: ["глубже"] }] }, "два"] },
  ],
])("a list in a list kept as %s", (type, data) => {
  expect(listOf(data, type)).toEqual(nested);
});

test("a list keeps its start number and its own markers", () => {
  expect(listOf({ style: "ordered", meta: { start: 4, counterType: "upper-roman" }, items: ["раз"] })).toEqual({
    style: "ordered",
    start: 4,
    counter: "I",
    items: ["раз"],
  });
  expect(listOf({ style: "ordered", meta: { start: 1, counterType: "numeric" }, items: ["раз"] })).toEqual({
    style: "ordered",
    items: ["раз"],
  });
});
