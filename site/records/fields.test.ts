import { expect, test } from "vitest";
import { sampleEntity } from "../../tests/support/entity.ts";
import { flag, line, list, number } from "./fields.server.ts";

const center = sampleEntity({
  fields: { address: "Липовая улица, д. 1", hours: ["Понедельник", "Вторник"], stations: 0, isNew: true },
});

test("reads each kind of field", () => {
  expect(line(center, "address")).toBe("Липовая улица, д. 1");
  expect(list(center, "hours")).toEqual(["Понедельник", "Вторник"]);
  expect(number(center, "stations")).toBe(0);
  expect(flag(center, "isNew")).toBe(true);
});

test("a missing field and one of another kind are empty", () => {
  expect([line(center, "phone"), line(center, "hours")]).toEqual(["", ""]);
  expect([list(center, "route"), list(center, "address")]).toEqual([[], []]);
  expect([number(center, "latitude"), number(center, "address")]).toEqual([null, null]);
  expect([flag(center, "isOld"), flag(center, "address")]).toEqual([false, false]);
});
