import { expect, test } from "vitest";
import { sampleEntity } from "../../../tests/support/entity.ts";
import { toDetails, toStaff } from "./load-center.server.ts";
import { toCenter } from "./load-network.server.ts";
import { neighboursOf } from "./neighbours.server.ts";

test("a center with only a name has no undefined parts", () => {
  expect(toDetails(sampleEntity({ alias: "bare", title: "Центр" }), [], "ru")).toEqual({
    id: expect.any(Number),
    alias: "bare",
    title: "Центр",
    name: "Центр",
    place: null,
    city: "",
    address: "",
    phone: "",
    region: null,
    email: "",
    hours: { rows: [], zone: null },
    open: [],
    tags: [],
    sunday: null,
    evening: null,
    hoursAhead: 0,
    maps: null,
    route: [],
    shifts: [],
    shiftsADay: null,
    way: null,
    stepFree: null,
    about: [],
    services: [],
    equipment: [],
    stations: null,
    image: null,
  });
});

test("text that falls back to Russian is marked on an English page", () => {
  expect(toStaff(sampleEntity({ locale: "ru", title: "Анна" }), "en")).toMatchObject({ lang: "ru" });
  expect(toStaff(sampleEntity({ locale: "en", title: "Anna" }), "en")).not.toHaveProperty("lang");
});

test("a specialist without a position is shown with the speciality", () => {
  expect(toStaff(sampleEntity({ fields: { speciality: "Нефрология" } }), "ru").role).toBe("Нефрология");
});

test("of a hundred centers the three nearest of the region are shown, never the center itself", () => {
  const centers = Array.from({ length: 100 }, (_, n) =>
    summaryOf({
      id: n,
      alias: `center-${n}`,
      fields: { region: n % 2 ? "odd" : "even", latitude: 50 + n / 10, longitude: 30 },
    }),
  );
  const [here] = centers.slice(50);
  if (!here) throw new Error("there are a hundred");
  expect(neighboursOf(here, centers).map(({ alias }) => alias)).toEqual(["center-48", "center-52", "center-46"]);
});

test("a center without a region has no neighbours", () => {
  const one = summaryOf({ alias: "one" });
  expect(neighboursOf(one, [one, summaryOf({ alias: "two" })])).toEqual([]);
});

function summaryOf(center: Parameters<typeof sampleEntity<"center">>[0]) {
  return toCenter(sampleEntity(center), [], "ru");
}
