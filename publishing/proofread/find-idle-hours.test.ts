import { expect, test } from "vitest";
import { writePack } from "../../tests/support/pack.ts";
import { describeFault } from "../fault.ts";
import { findIdleHours } from "./find-idle-hours.ts";
import { readTexts } from "./read-texts.ts";

const WEEK = "days: [mon, tue]";
const SEASON = 'days: [sun], from: "06-01", until: "09-30"';
const SHIFTS = [
  `shift: morning, ${WEEK}, opens: 07:00, closes: 12:00`,
  "shift: evening, days: [mon], opens: 17:30, closes: 22:30",
  `shift: morning, ${SEASON}, opens: 08:30, closes: 13:00`,
];
const SUNDAY = `${SEASON}, opens: 08:00, closes: 15:00`;

async function faultsOf(hours: string[], shifts = SHIFTS): Promise<string[]> {
  const listed = (lines: string[]) => lines.map((line) => `\n    - { ${line} }`).join("");
  const center = `---\nid: 1\ntitle: Ц\nfields:\n  region: south\n  hours:${listed(hours)}\n  shifts:${listed(shifts)}\n---\n`;
  return findIdleHours(await readTexts(writePack({ "centers/south.ru.md": center }))).map(describeFault);
}

test("each day of a center ends with its last shift of that day, its season apart", async () => {
  const right = ["days: [mon], opens: 07:00, closes: 23:00", "days: [tue], opens: 07:00, closes: 12:30", SUNDAY];
  expect(await faultsOf(right)).toEqual([]);
  expect(await faultsOf([`${WEEK}, opens: 07:00, closes: 23:00`, SUNDAY])).toEqual([
    "centers/south.ru.md:8: tue: closes at 23:00, the last shift ends at 12:00",
  ]);
});

test("a center has no shift while it is closed, and no day without a shift", async () => {
  const hours = ["days: [mon], opens: 07:00, closes: 22:00", "days: [wed], opens: 07:00, closes: 12:30"];
  expect((await faultsOf(hours)).map((fault) => fault.slice("centers/south.ru.md:8: ".length))).toEqual([
    "mon: closes at 22:00, the last shift ends at 22:30",
    "tue: closed, the last shift ends at 12:00",
    "sun 06-01–09-30: closed, the last shift ends at 13:00",
    "wed: closes at 12:30, no shift",
  ]);
});

test("a night shift ends on the next day", async () => {
  const night = ["shift: night, days: [mon], opens: 23:00, closes: 06:00"];
  expect(await faultsOf(["days: [mon], opens: 20:00, closes: 24:00"], night)).toEqual([]);
});
