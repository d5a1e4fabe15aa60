import { expect, test } from "vitest";
import { kilometres, mapLinks, nearestTo } from "./place.ts";

test("map services get the coordinates in the order each of them expects", () => {
  const links = mapLinks({ latitude: 55.786, longitude: 37.602 }, "Центр (новый) & «Я»");
  expect(links.app).toMatch(/^geo:55\.786,37\.602\?q=55\.786,37\.602\(/);
  expect(new URL(links.yandex).searchParams.get("pt")).toBe("37.602,55.786");
  expect(links.twoGis).toContain("/geo/37.602,55.786");
  expect(new URL(links.openStreetMap).searchParams.get("mlat")).toBe("55.786");
  for (const link of Object.values(links)) expect(URL.canParse(link)).toBe(true);
});

test.each([
  // Moscow to Saint Petersburg, and across the date line.
  [{ latitude: 55.756, longitude: 37.617 }, { latitude: 59.939, longitude: 30.316 }, 634],
  [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
  [{ latitude: 44.5, longitude: 34.2 }, { latitude: 44.5, longitude: 34.2 }, 0],
])("from %o to %o it is %i km as the crow flies", (one, other, km) => {
  expect(Math.round(kilometres(one, other))).toBe(km);
  expect(Math.round(kilometres(other, one))).toBe(km);
});

test("the nearest comes first, a center without coordinates last", () => {
  const spot = (name: string, latitude?: number, longitude?: number) => ({
    name,
    place: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
  });
  const here = { latitude: 60, longitude: 30 };
  // At 60° a degree of longitude is half as long as a degree of latitude.
  const spots = [spot("lost"), spot("north", 61, 30), spot("east", 60, 31.5), spot("far", 70, 30)];
  expect(nearestTo(here, spots).map(({ name }) => name)).toEqual(["east", "north", "far", "lost"]);
  expect(nearestTo(null, spots)).toEqual(spots);
});
