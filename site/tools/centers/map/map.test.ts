import { array, assert, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import type { PartnerCity } from "../center.ts";
import { regionMarks } from "./country.ts";
import { boxOfLabel, boxOfMark, isCrossed, overlap } from "./labels.ts";
import { boxesOfName, linesOn } from "./landmarks.ts";
import { mapWords } from "./map-words.ts";
import { MARK, schemeOf } from "./scheme.ts";
import { COASTS, kilometresFrom, PARTS, pointOn, projectionAround } from "./project.ts";
import { spread } from "./spread.ts";

const center = (alias: string, latitude: number | null, longitude = 0) => ({
  alias,
  title: alias,
  city: alias,
  address: "",
  phone: "",
  region: "crimea",
  place: latitude === null ? null : { latitude, longitude },
});
const numbered = (...centers: ReturnType<typeof center>[]) =>
  centers.map((one, index) => ({ center: one, number: index + 1 }));
const schemeIn = (region: string, centers: ReturnType<typeof numbered>, cities: PartnerCity[]) =>
  schemeOf(region, centers, cities, mapWords.ru.landmarks);
const areApart = (marks: { x: number; y: number }[], size: number) =>
  marks.every((one, index) =>
    marks.slice(index + 1).every(({ x, y }) => Math.abs(x - one.x) >= size || Math.abs(y - one.y) >= size),
  );

// A degree of latitude is 111.19 km; at 60° a degree of longitude is half of that.
test("kilometres are measured from the sheet's own origin, to the south and east", () => {
  const around = projectionAround({ latitude: 60, longitude: 30 });
  expect(kilometresFrom(around, { latitude: 60, longitude: 30 })).toEqual({ x: 0, y: 0 });
  expect(kilometresFrom(around, { latitude: 59, longitude: 30 }).y).toBeCloseTo(111.19, 1);
  expect(kilometresFrom(around, { latitude: 60, longitude: 31 }).x).toBeCloseTo(55.6, 1);
});

test("marks with room stay in place; overlapping ones are moved apart and stay on the sheet", () => {
  const sheet = { width: 300, height: 300 };
  const far = [
    { x: 50, y: 50 },
    { x: 200, y: 90 },
  ];
  expect(spread(far, 44, sheet)).toEqual(far);
  assert(
    property(
      array(record({ x: integer({ min: 0, max: 300 }), y: integer({ min: 0, max: 300 }) }), {
        maxLength: 5,
      }),
      (points) => {
        const marks = spread(points, 40, sheet);
        expect(areApart(marks, 40)).toBe(true);
        for (const { x, y } of marks) expect(Math.min(x, y, 300 - x, 300 - y)).toBeGreaterThanOrEqual(20);
      },
    ),
  );
});

test("a scheme is to scale and states its scale", () => {
  const scheme = schemeIn("nowhere", numbered(center("a", 55, 37), center("b", 56, 37)), []);
  const [a, b] = scheme?.marks ?? [];
  const { frame, ruler } = scheme ?? {};
  // Each end is rounded to a whole unit.
  const length = Math.abs((a?.y ?? 0) - (b?.y ?? 0));
  expect(Math.abs(length - 111.19 * (frame?.scale ?? 0))).toBeLessThanOrEqual(1);
  expect(ruler?.length).toBe(Math.round((ruler?.km ?? 0) * (frame?.scale ?? 0)));
  expect(scheme?.coast).toBeNull();
});

test("two centers at one place are two marks, a single one has a sheet, one without coordinates is left out", () => {
  const same = schemeIn("crimea", numbered(center("a", 45, 34), center("b", 45, 34)), []);
  expect(areApart(same?.marks ?? [], MARK)).toBe(true);
  expect(same?.coast?.path).toMatch(/^M/);
  expect(schemeIn("nowhere", numbered(center("a", 45, 34)), [])?.marks).toHaveLength(1);
  expect(schemeIn("nowhere", numbered(center("a", null), center("b", 45, 34)), [])?.marks).toMatchObject([
    { number: 2 },
  ]);
  expect(schemeIn("nowhere", numbered(center("a", null)), [])).toBeNull();
});

test("the sea near a coast is drawn to the edge of the sheet", () => {
  for (const [region, { around, reach }] of Object.entries(COASTS)) {
    const { latitude, longitude } = around;
    const scheme = schemeIn(
      region,
      numbered(center("a", latitude, longitude - 0.1), center("b", latitude, longitude)),
      [],
    );
    expect(320 / 2 / (scheme?.frame.scale ?? 0)).toBeLessThan(reach);
  }
});

test("a ring of a scheme has its label beside it, or is left out", () => {
  const places = Array.from({ length: 12 }, (_, n) => ({ latitude: 45.1 + n * 0.02, longitude: 34.2 }));
  const cities = places.map((place, n) => ({ slug: `c${n}`, title: `City ${n}`, place }));
  const scheme = schemeIn("crimea", numbered(center("a", 44.6, 33.5), center("b", 45.3, 36.4)), cities);
  const names = scheme?.towns.map(({ text }) => text) ?? [];
  expect(names).toEqual(scheme?.labels.map(({ lines }) => lines.join(" ")));
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThan(12);
});

// Places as in our regions: everything drawn is on the sheet, and no name covers a mark or another name.
test.each([
  ["moscow", [55.86, 37.56], [55.65, 37.54], ["МКАД", "Москва-река"]],
  ["saint-petersburg", [60.01, 30.33], [59.85, 30.35], ["Нева", "Финский залив"]],
  ["crimea", [44.59, 33.5], [45.35, 36.47], ["Чёрное море", "Азовское море"]],
  ["tatarstan", [55.8, 49.13], [54.9, 52.3], ["Волга", "Кама"]],
  ["tyumen", [57.15, 65.54], null, ["Иртыш", "Тобол"]],
] as const)("the scheme of %s has landmarks, labelled where there is room", (key, first, second, names) => {
  const centers = [first, ...(second ? [second] : [])].map(([latitude, longitude]) =>
    center(`${latitude}`, latitude, longitude),
  );
  const scheme = schemeIn(key, numbered(...centers), []);
  if (!scheme) throw new Error("no scheme");
  const { frame, marks } = scheme;
  const { written, drawn } = scheme.landmarks;
  expect(written.map(({ text }) => text)).toEqual(names);
  for (const { path } of drawn) expect(path).toMatch(/^M[-\d.]+ [-\d.]+(Q|L)[-\d. QL]+$/);
  const boxes = [
    ...written.flatMap(boxesOfName),
    ...marks.map(({ x, y }) => boxOfMark({ x, y, size: 0.8 * MARK })),
    ...marks.flatMap(({ label }) => (label ? boxOfLabel(label) : [])),
  ];
  expect(written.flatMap(boxesOfName).filter((box) => isCrossed(box, linesOn(key, frame)))).toEqual([]);
  expect(boxes.filter((one, index) => boxes.slice(index + 1).some((other) => overlap(one, other)))).toEqual([]);
});

// Real places and names, from the most crowded sheets.
test.each([
  [
    "crimea",
    {
      Симферополь: [44.95, 34.1],
      Севастополь: [44.59, 33.5],
      Ялта: [44.5, 34.16],
      Керчь: [45.35, 36.47],
      Евпатория: [45.2, 33.36],
    },
  ],
  ["tatarstan", { Казань: [55.8, 49.13], "Набережные Челны": [55.74, 52.4], Альметьевск: [54.9, 52.3] }],
] as const)("the labels of %s avoid other marks and the edge", (key, cities) => {
  const centers = Object.entries(cities).map(([name, [latitude, longitude]]) => center(name, latitude, longitude));
  const scheme = schemeIn(key, numbered(...centers), []);
  const { width = 0, height = 0 } = scheme?.frame ?? {};
  for (const { label } of scheme?.marks ?? []) {
    if (!label) throw new Error("no name");
    const { left, top, right, bottom } = boxOfLabel(label);
    expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThanOrEqual(5.5);
    const halo = { left: left - 1.5, top: top - 1.5, right: right + 1.5, bottom: bottom + 1.5 };
    for (const { x, y } of scheme?.marks ?? [])
      expect(overlap(halo, boxOfMark({ x, y, size: 0.8 * MARK }))).toBe(false);
  }
});

const region = (key: string, latitude: number, longitude: number) => ({
  key,
  title: `Region ${key}`,
  note: "1 centre",
  items: [center(key, latitude, longitude)],
  first: 1,
});

test("a region is on the sheet of its half of the country, and no labels overlap", () => {
  const regions = [region("a", 55.7, 37.6), region("b", 55.8, 49.1), region("c", 55.9, 49.3), region("d", 43.1, 131.9)];
  const [west, east] = PARTS.map((part) => regionMarks(part, regions).marks);
  expect(west?.map(({ key }) => key)).toEqual(["a", "b", "c"]);
  expect(east?.map(({ key }) => key)).toEqual(["d"]);
  const tags = west?.flatMap(({ tag }) => tag ?? []) ?? [];
  expect(tags).toHaveLength(3);
  for (const [index, tag] of tags.entries())
    expect(tags.slice(index + 1).filter((other) => overlap(tag, other))).toEqual([]);
});

test("crowded regions keep every mark, with labels where there is room", () => {
  const crowd = Array.from({ length: 40 }, (_, n) => region(`${n}`, 52 + (n % 7) * 0.4, 40 + n * 0.2));
  const { marks } = regionMarks("west", crowd);
  expect(marks).toHaveLength(40);
  const named = marks.filter(({ tag }) => tag).length;
  expect(named).toBeGreaterThan(3);
  expect(named).toBeLessThan(40);
});

test("a sheet is cropped to what it shows, and its places stay correct", () => {
  const whole = regionMarks("west", [region("north", 68.9, 33), region("south", 44.6, 33.5)]);
  const { frame, marks } = regionMarks("west", [region("a", 59.9, 30.3), region("b", 44.6, 33.5)]);
  expect(frame.height).toBeLessThan(whole.frame.height);
  for (const { x, y, items, tag } of marks) {
    const { place } = items[0] ?? {};
    expect(place && pointOn(frame, place)).toEqual({ x, y });
    for (const end of [tag?.top, tag?.bottom]) expect(end && end > 0 && end < frame.height).toBe(true);
  }
  expect(regionMarks("west", [region("a", 55.7, 37.6)]).frame.height).toBeGreaterThanOrEqual(200);
});

test("a flat region is drawn wide where there is room; another keeps its shape", () => {
  const flat = numbered(center("a", 55.8, 49.1), center("b", 55.7, 52.4), center("c", 54.9, 52.3));
  const tall = numbered(center("a", 60.1, 30.2), center("b", 59.9, 30.4), center("c", 59.8, 30.3));
  const drawn = (centers: typeof flat, hasWideRoom: boolean) => {
    const { isWide, frame } = schemeOf("tatarstan", centers, [], mapWords.ru.landmarks, hasWideRoom) ?? {};
    return [isWide, frame && frame.width / frame.height > 1.7];
  };
  expect(drawn(flat, true)).toEqual([true, true]);
  expect(drawn(flat, false)).toEqual([false, false]);
  expect(drawn(tall, true)).toEqual([false, false]);
});

test("two towns' names do not stand close together between their rings: it would be unclear whose each is", () => {
  const towns = {
    Екатеринбург: [56.838, 60.605],
    Челябинск: [55.16, 61.402],
    Омск: [54.989, 73.368],
    Пермь: [58.01, 56.25],
  };
  const cities = Object.entries(towns).map(([title, [latitude = 0, longitude = 0]]) => ({
    slug: title,
    title,
    place: { latitude, longitude },
  }));
  const { labels = [] } = schemeIn("tyumen", numbered(center("Тюмень", 57.15, 65.54)), cities) ?? {};
  expect(labels.map(({ lines }) => lines.join(" "))).toEqual(expect.arrayContaining(["Екатеринбург", "Челябинск"]));
  const boxes = labels.map(boxOfLabel);
  const closeBelow = boxes.flatMap((one) =>
    boxes.filter((two) => two.top >= one.bottom && two.top < one.bottom + 12).map((two) => [one, two]),
  );
  expect(closeBelow.filter(([one, two]) => one && two && one.left < two.right && two.left < one.right)).toEqual([]);
});
