import { expect, test } from "vitest";
import type { Entity } from "#contract/records/entity.ts";
import { flag, line, list, number } from "./fields.server.ts";

const center: Entity = {
  id: 1,
  locale: "ru",
  title: "Центр",
  active: true,
  weight: 0,
  translations: ["ru"],
  alias: "center",
  isActive: true,
  image: null,
  galleryId: null,
  config: {
    id: 1,
    fields: [
      { key: "address", value: "Липовая улица, д. 1", weight: 0 },
      { key: "hours", value: ["Понедельник", "Вторник"], weight: 1 },
      { key: "stations", value: 0, weight: 2 },
      { key: "isNew", value: true, weight: 3 },
    ],
  },
};

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
