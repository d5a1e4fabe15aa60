import { expect, test } from "vitest";
import { writePack } from "../../tests/support/pack.ts";
import { describeFault } from "../fault.ts";
import { findLabContradictions } from "./find-lab-contradictions.ts";
import { readTexts } from "./read-texts.ts";

const lab = (ru: string, en: string, more: string, why = "Зачем") =>
  `    - { name: { ru: ${ru}, en: ${en} }, group: minerals, unit: { ru: "", en: "" }, ${more}, why: { ru: "${why}", en: Why } }\n`;
const CALLED = "target: [4, 5], watch: [null, 6], call: { above: today }, danger: [null, 6.5]";
const WAITS = "target: [130, 600], watch: [null, null]";
const labs = (why?: string) =>
  `---\nvalue:\n  groups:\n    minerals: { ru: С, en: M }\n  labs:\n${lab('"Калий, гемодиализ"', '"Potassium, haemodialysis"', CALLED, why)}${lab("Паратиреоидный гормон", "Parathyroid hormone", WAITS)}---\n`;
const facts = (names: string, danger: string) =>
  `---\nvalue:\n  labs-today: ${names}\n  potassium-danger: "${danger}"\n---\n`;
const good = {
  "variables/reference-labs.ru.md": labs(),
  "variables/facts.ru.md": facts("калий", "6,5"),
  "variables/facts.en.md": facts("potassium", "6.5"),
};

async function faultsOf(files: Record<string, string>): Promise<string[]> {
  return findLabContradictions(await readTexts(writePack({ ...good, ...files }))).map(describeFault);
}

test("facts that match the table rows have no faults", async () => {
  expect(await faultsOf({})).toEqual([]);
});

test("the list of values to call about matches the table, in both languages", async () => {
  expect(await faultsOf({ "variables/facts.ru.md": facts("калий и паратиреоидный гормон", "6,5") })).toEqual([
    "variables/facts.ru.md:3: labs-today: reference-labs does not call about Паратиреоидный гормон",
  ]);
  expect(await faultsOf({ "variables/facts.en.md": facts("sodium", "6.5") })).toEqual([
    "variables/facts.en.md:3: labs-today: reference-labs calls about Potassium, haemodialysis",
  ]);
});

test("the ambulance threshold in texts matches the table", async () => {
  expect(await faultsOf({ "variables/facts.ru.md": facts("калий", "6,8") })).toEqual([
    "variables/facts.ru.md:4: potassium-danger: reference-labs says 6.5",
  ]);
});

test("the explanation of a value must not say when to call", async () => {
  expect(await faultsOf({ "variables/reference-labs.ru.md": labs("Держит ритм. Выше 6: звоните сегодня.") })).toEqual([
    "variables/reference-labs.ru.md:6: “Выше 6: звон”: when to call is made from watch, call and danger",
  ]);
  expect(await faultsOf({ "variables/reference-labs.ru.md": labs("Держит ритм. Трудно дышать: 103.") })).toEqual([]);
});
