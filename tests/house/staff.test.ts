import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { findUncovered } from "./shifts.ts";

type Specialist = { center: string; speciality: string; hours: string; education: string[]; accreditation: string };
type Center = { shifts: { days: string; hours: string }[] };

function fieldsIn<Fields>(folder: string): { alias: string; fields: Fields }[] {
  return globSync(`content/${folder}/*.ru.md`).map((file) => {
    const { fields } = parse(readFileSync(file, "utf8").split("---\n")[1] ?? "") as { fields: Fields };
    return { alias: basename(file, ".ru.md"), fields };
  });
}

const people = fieldsIn<Specialist>("specialists");

test("every shift of every centre has a nephrologist on duty", () => {
  const centers = fieldsIn<Center>("centers");
  expect(centers.length).toBeGreaterThan(10);
  const faults = centers.flatMap(({ alias, fields: { shifts } }) => {
    const doctors = people.filter(({ fields }) => fields.center === alias && fields.speciality === "Нефрология");
    const hours = doctors.map(({ fields }) => fields.hours);
    return shifts.flatMap((shift) => findUncovered(shift, hours).map((when) => `${alias}: ${when}`));
  });
  expect(faults).toEqual([]);
});

test("a shift without a doctor is reported with its day and minute", () => {
  const shift = { days: "Утренняя, понедельник–среда", hours: "7:00–12:00" };
  const hours = ["Понедельник и вторник, 7:00–9:30; среда, 8:00–12:00", "Понедельник–вторник, 9:30–17:00"];
  expect(findUncovered(shift, hours)).toEqual(["среда from 7:00"]);
});

test("a periodic accreditation is at least five years after the residency", () => {
  const early = people.filter(({ fields: { education, accreditation } }) => {
    const residency = education.join("\n").match(/(?:Ординатура|Интернатура).*?(\d{4})/)?.[1];
    const ends = [...accreditation.matchAll(/до \d+ \S+ (\d{4}) года/g)].map(([, year]) => Number(year));
    return (
      residency && accreditation.startsWith("Периодическая") && ends.some((year) => year - 5 < Number(residency) + 5)
    );
  });
  expect(early.map(({ alias }) => alias)).toEqual([]);
});
