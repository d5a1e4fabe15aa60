import { expect, test } from "vitest";
import type { FieldValue } from "#contract/records/entity.ts";
import { sampleEntity } from "../../../tests/support/entity.ts";
import { employment, flag, hours, line, list, number, prose, salary, services, shifts } from "./fields.server.ts";

test("reads each kind of field", () => {
  const center = sampleEntity({ fields: { address: "Липовая улица, д. 1", route: ["Автобус 1"], stations: 0 } });
  expect(line(center, "address")).toBe("Липовая улица, д. 1");
  expect(list(center, "route")).toEqual(["Автобус 1"]);
  expect(number(center, "stations")).toBe(0);
});

test("a missing field and one of another type, as a third-party API may send, are empty", () => {
  const center = sampleEntity({ fields: { address: ["Улица"], equipment: "Кресла", stations: "12" } });
  expect([line(center, "phone"), line(center, "address")]).toEqual(["", ""]);
  expect([list(center, "route"), list(center, "equipment")]).toEqual([[], []]);
  expect([number(center, "latitude"), number(center, "stations")]).toEqual([null, null]);
});

test("reads structured facts, and tells them from prose", () => {
  const open = [{ days: ["mon"], opens: "07:00", closes: "12:00" }];
  const center = sampleEntity({
    fields: { hours: open, shifts: "Утром", services: [{ key: "guests", title: "Гости" }] },
  });
  expect([hours(center, "hours"), prose(center, "hours"), shifts(center, "shifts")]).toEqual([open, [], null]);
  expect(services(center, "services")).toEqual([{ key: "guests", title: "Гости" }]);
  const vacancy = sampleEntity({ config: "vacancy", fields: { salary: "Сколько дадут", employment: "full-time" } });
  expect([salary(vacancy, "salary"), prose(vacancy, "salary")]).toEqual([null, ["Сколько дадут"]]);
  expect(employment(vacancy, "employment")).toBe("full-time");
});

test.each<[FieldValue | undefined, boolean | null]>([
  [true, true],
  [false, false],
  ["yes", null],
  [undefined, null],
])("as a boolean, %j is %j", (value, told) => {
  expect(flag(sampleEntity({ fields: value === undefined ? {} : { stepFree: value } }), "stepFree")).toBe(told);
});
