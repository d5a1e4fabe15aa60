import { expect, test } from "vitest";
import { article, writePack } from "../../tests/support/pack.ts";
import { describeFault } from "../fault.ts";
import { findShiftContradictions } from "./find-shift-contradictions.ts";
import { readTexts } from "./read-texts.ts";

const center = (region: string, shifts: string[], body = "") =>
  `---\nid: 1\ntitle: Ц\nfields:\n  region: ${region}\n  shifts:\n${shifts.map((shift) => `    - { ${shift}, opens: 07:00, closes: 12:00 }\n`).join("")}---\n\n${body}\n`;
const WEEK = "days: [mon, tue, wed, thu, fri, sat]";
const two = [`shift: morning, ${WEEK}`, `shift: afternoon, ${WEEK}`];
const base = {
  "centers/small.ru.md": center("south", [...two, "shift: morning, days: [sun], from: 06-01, until: 09-30"]),
  "centers/large.ru.md": center("north", [...two, "shift: evening, days: [mon, wed, fri]"]),
};

async function faultsOf(files: Record<string, string>): Promise<string[]> {
  return findShiftContradictions(await readTexts(writePack({ ...base, ...files }))).map(describeFault);
}
const page = (body: string, front = "") => ({
  "articles/a.ru.md": article(`id: 1\ntitle: А\ndescription: Б${front}`, body),
});

test("a center's text must state as many shifts as its record, seasonal ones apart", async () => {
  const own = (body: string) => ({ "centers/small.ru.md": center("south", two, body) });
  expect(await faultsOf(own("У нас две смены."))).toEqual([]);
  expect(await faultsOf(own("Текст.\nУ нас три смены."))).toEqual([
    "centers/small.ru.md:12: “три смены”: small has 2 a day by its shifts",
  ]);
});

test("no single number of shifts is right where an evening shift runs on some days only", async () => {
  const english = { "centers/large.en.md": "---\ntitle: C\n---\n\nThere are three shifts.\n" };
  expect(await faultsOf(english)).toEqual(["centers/large.en.md:5: “three shifts”: large has 2–3 a day by its shifts"]);
});

test("a region's text is compared with its own centers, any other text with all centers", async () => {
  const region = (body: string) => ({ "regions/south.ru.md": `---\nid: 2\ntitle: Юг\n---\n\n${body}\n` });
  expect(await faultsOf(region("Две смены каждый день."))).toEqual([]);
  expect(await faultsOf(page("В каждом центре 2\u00a0смены."))).toEqual([
    "articles/a.ru.md:7: “2\u00a0смены”: large has 2–3 a day by its shifts",
  ]);
});

test("texts about a certain day, about working hours or without a number are not checked", async () => {
  expect(await faultsOf(page("Три смены.", "\npublishedAt: 2026-02-01T09:00:00+03:00"))).toEqual([]);
  expect(await faultsOf(page("Работа: две смены через две. Третья смена. 2–3 смены. **6** Смена."))).toEqual([]);
});
