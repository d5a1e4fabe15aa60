import { expect, test } from "vitest";
import { sampleEntity } from "../../../tests/support/entity.ts";
import { line, list, number } from "./fields.server.ts";

test("reads each kind of field", () => {
  const center = sampleEntity({ fields: { address: "Липовая улица, д. 1", hours: ["Понедельник"], stations: 0 } });
  expect(line(center, "address")).toBe("Липовая улица, д. 1");
  expect(list(center, "hours")).toEqual(["Понедельник"]);
  expect(number(center, "stations")).toBe(0);
});

test("a missing field and one of another kind, as a foreign API may send it, are empty", () => {
  const center = sampleEntity({ fields: { address: ["Улица"], hours: "Понедельник", stations: "12" } });
  expect([line(center, "phone"), line(center, "address")]).toEqual(["", ""]);
  expect([list(center, "route"), list(center, "hours")]).toEqual([[], []]);
  expect([number(center, "latitude"), number(center, "stations")]).toEqual([null, null]);
});
