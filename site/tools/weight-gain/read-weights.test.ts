import { expect, test } from "vitest";
import { readWeights } from "./read-weights.ts";

const read = (query: string) => readWeights(new URLSearchParams(query), "ru");

test.each([
  ["dry=70,5&now=72.5", { dry: 70.5, now: 72.5, urine: null, after: null, own: null }],
  ["dry= 70 кг&now=72,5 kg&urine=1 200&after=71&own=2,5", { dry: 70, now: 72.5, urine: 1200, after: 71, own: 2.5 }],
  // A weight below dry weight is valid.
  ["dry=70&now=69", { dry: 70, now: 69, urine: null, after: null, own: null }],
])("%s is read", (query, weights) => {
  expect(read(query)).toMatchObject({ isAsked: true, faults: {}, weights });
});

test.each([
  ["dry=&now=", { dry: "missing", now: "missing" }],
  ["dry=много&now=72", { dry: "unreadable" }],
  ["dry=705&now=72,5", { dry: "outside" }],
  ["dry=70&now=-72", { now: "outside" }],
  ["dry=70&now=105", { now: "far" }],
  ["dry=70&now=72&after=7,1", { after: "outside" }],
  ["dry=70&now=72&after=140", { after: "far" }],
  ["dry=70&now=72&urine=x&own=0", { urine: "unreadable", own: "outside" }],
])("%s is rejected, and the typed text is kept", (query, faults) => {
  const asked = read(query);
  expect(asked).toMatchObject({ faults, weights: null });
  expect(Object.keys(asked.faults)).toEqual(Object.keys(faults));
  for (const [name, text] of new URLSearchParams(query)) expect(asked.typed).toHaveProperty(name, text);
});

test("an address without a weight asks nothing; a long one is cut", () => {
  expect(read("dry=70")).toMatchObject({ isAsked: false, typed: { dry: "70" } });
  expect(read(`now=${"9".repeat(500)}`).typed.now).toHaveLength(20);
});

test("thousands of millilitres are read as the language writes them; weights have none", () => {
  const { weights } = readWeights(new URLSearchParams("dry=70,250&now=72&urine=1,500"), "en");
  expect(weights).toMatchObject({ dry: 70.25, urine: 1500 });
});
