import { expect, test } from "vitest";
import type { Network } from "./center.ts";
import { findCenters } from "./find-centers.ts";

const center = (alias: string, title: string, city: string, address: string, region: string | null) => ({
  alias,
  title,
  city,
  address,
  region,
  phone: "+74950000000",
});
const network: Network = {
  centers: [
    center("moscow-zelyony", "Центр «Зелёный»", "Москва", "Москва, Озёрная улица, д. 3", "moscow"),
    center("saint-petersburg-tikhy", "Центр в Тихом переулке", "Санкт-Петербург", "Тихий переулок, д. 5", "spb"),
  ],
  regions: [
    { alias: "moscow", title: "Москва", phone: "", description: "" },
    { alias: "spb", title: "Санкт-Петербург", phone: "", description: "" },
  ],
  partnerCities: [
    { slug: "samara", title: "Самара" },
    { slug: "rostov-on-don", title: "Ростов-на-Дону" },
  ],
};
const find = (search: string) => findCenters(network, new URLSearchParams(search), "ru", "Другие");
const own = (query: string) =>
  find(new URLSearchParams({ q: query }).toString()).own.flatMap(({ items }) => items.map(({ alias }) => alias));

test.each([
  ["ЗЕЛЕНЫЙ", ["moscow-zelyony"]],
  ["зелёный", ["moscow-zelyony"]],
  ["озерная 3", ["moscow-zelyony"]],
  ["моск", ["moscow-zelyony"]],
  ["петербург", ["saint-petersburg-tikhy"]],
  ["санкт петербург", ["saint-petersburg-tikhy"]],
  ["Санкт-Петербург, Тихий", ["saint-petersburg-tikhy"]],
  ["  тихий  ", ["saint-petersburg-tikhy"]],
  ["центр", ["moscow-zelyony", "saint-petersburg-tikhy"]],
  ["«»", ["moscow-zelyony", "saint-petersburg-tikhy"]],
  ["казань", []],
  // Typos: a missing, extra or wrong letter, or two swapped; two typos in a long word.
  ["осква", ["moscow-zelyony"]],
  ["моксва", ["moscow-zelyony"]],
  ["зиленый", ["moscow-zelyony"]],
  ["петеребург", ["saint-petersburg-tikhy"]],
  ["питербурк", ["saint-petersburg-tikhy"]],
  // Too short to guess; numbers are never guessed.
  ["мск", []],
  ["озерная 13", []],
  // The other keyboard layout, also with a typo; a Latin name.
  ["vjcrdf", ["moscow-zelyony"]],
  ["gtnth,ehu", ["saint-petersburg-tikhy"]],
  ["vjcdrf", ["moscow-zelyony"]],
  ["moscow", ["moscow-zelyony"]],
  // Other forms, also with a typo, and words beside the name; in the other keyboard layout too.
  ["г. Москва", ["moscow-zelyony"]],
  ["диализ Москва", ["moscow-zelyony"]],
  ["в Москве", ["moscow-zelyony"]],
  ["в Масквы", ["moscow-zelyony"]],
  ["гостевой диализ в городе Санкт-Петербурге", ["saint-petersburg-tikhy"]],
  ["Москва гостевой", ["moscow-zelyony"]],
  ["центр в Озёрной улице", ["moscow-zelyony"]],
  ["Moscow city", ["moscow-zelyony"]],
  ["dialysis centre in Moscow", ["moscow-zelyony"]],
  ["d vjcrdt", ["moscow-zelyony"]],
  ["диализ", ["moscow-zelyony", "saint-petersburg-tikhy"]],
  ["диализ в Казани", []],
])("%j finds %j", (query, aliases) => {
  expect(own(query)).toEqual(aliases);
});

test("similar spellings are not called matches, and a remote one is not suggested", () => {
  expect(find("q=моксва")).toMatchObject({ count: 1, isSimilar: true });
  expect(find("q=vjcdrf")).toMatchObject({ count: 1, isSimilar: true, meant: "мосвка" });
  expect(find("q=моск")).toMatchObject({ count: 1, isSimilar: false });
  expect(find("q=vjcrdf")).toMatchObject({ count: 1, isSimilar: false, meant: "москва" });
  expect(find("q=сантандер")).toMatchObject({ count: 0, suggested: null });
});

test("a word that resembles only the beginning of a longer one is no typo of it", () => {
  const here: Network = { ...network, partnerCities: [{ slug: "petrozavodsk", title: "Петрозаводск" }] };
  for (const tab of ["own", "partners"]) {
    const found = findCenters(here, new URLSearchParams({ q: "метро", tab }), "ru", "Другие");
    expect(found).toMatchObject({ count: 0, countElsewhere: 0, onlyPartners: [], suggested: null });
    const cut = findCenters(here, new URLSearchParams({ q: "петро", tab }), "ru", "Другие");
    expect(cut.count + cut.countElsewhere).toBe(1);
  }
});

test("a center is found by the metro stations on the way to it", () => {
  const [first, ...rest] = network.centers;
  const here: Network = { ...network, centers: first ? [{ ...first, metro: ["Липовая аллея"] }, ...rest] : [] };
  const found = (q: string) => findCenters(here, new URLSearchParams({ q }), "ru", "Другие");
  for (const query of [
    "Липовая аллея",
    "метро Липовая аллея",
    "у метро Липовой аллеи",
    "Москва, метро Липовая аллея",
    "ст. м. «Липовая аллея»",
    "станция липовая",
    "station липовая",
    "vtnhj kbgjdfz",
    "метро",
  ])
    expect([query, found(query).own.flatMap(({ items }) => items.map(({ alias }) => alias))]).toEqual([
      query,
      ["moscow-zelyony"],
    ]);
  for (const query of ["метро Тверская", "станица"]) expect(found(query)).toMatchObject({ count: 0, suggested: null });
});

test("a city comes before other cities of the region that has its name, and is found by its everyday names", () => {
  const crimea = { alias: "crimea", title: "Крым и Севастополь", phone: "", description: "" };
  const centers = [
    center("simferopol", "Центр на Садовой", "Симферополь", "Садовая улица, д. 1", "crimea"),
    {
      ...center("sevastopol", "Центр у бухты", "Севастополь", "улица Моряков, д. 2", "crimea"),
      cityNames: ["Севастополь", "Sebastopol"],
    },
  ];
  const found = (q: string) =>
    findCenters({ centers, regions: [crimea], partnerCities: [] }, new URLSearchParams({ q }), "ru", "").own.flatMap(
      ({ items }) => items.map(({ alias }) => alias),
    );
  expect(found("севастополь")).toEqual(["sevastopol", "simferopol"]);
  expect(found("sebastopol")).toEqual(["sevastopol"]);
});

test("typos are corrected only when neither tab has an exact match", () => {
  expect(find("q=самара")).toMatchObject({ count: 0, countElsewhere: 1, meant: null });
  expect(find("tab=partners&q=самаар").partners.map(({ items }) => items[0]?.slug)).toEqual(["samara"]);
  expect(find("tab=partners&q=cfvfhf")).toMatchObject({ count: 1, meant: "самара" });
  expect(find("tab=partners&q=hjcnjd-yf")).toMatchObject({ count: 1, meant: "ростов-на" });
});

test("a partner city is named if none of our centers matches", () => {
  const partners = (search: string) => find(search).onlyPartners.map(({ slug }) => slug);
  expect(partners("q=самара")).toEqual(["samara"]);
  expect(partners("q=москва")).toEqual([]);
  expect(partners("tab=partners&q=самара")).toEqual([]);
  expect(partners("")).toEqual([]);
});

test("the hidden tab sends only its count", () => {
  const found = find("q=самара");
  expect(found).toMatchObject({ tab: "own", own: [], partners: [], count: 0, countElsewhere: 1 });
  expect(find("tab=partners&q=москва")).toMatchObject({ tab: "partners", partners: [], count: 0, countElsewhere: 1 });
  expect(find("tab=nonsense").tab).toBe("own");
});

test.each(["samara", "Самара", " самара "])("the city %j is selected by slug or name", (city) => {
  expect(find(new URLSearchParams({ tab: "partners", city }).toString()).city).toEqual({
    slug: "samara",
    title: "Самара",
  });
});

test("an unknown city is reported, and selects nothing on the other tab", () => {
  expect(find("tab=partners&city=atlantis").city).toEqual({ title: "atlantis", isUnknown: true, near: null });
  expect(find("city=samara").city).toBeNull();
  expect(find("tab=partners").city).toBeNull();
});

test("a very long query is cut", () => {
  expect(find(`q=${"я".repeat(5000)}`).query).toHaveLength(100);
});

test("an address without a center suggests the centers of its city", () => {
  const { count, suggested } = find(new URLSearchParams({ q: "Москва, Тверская улица, 13" }).toString());
  expect([count, suggested?.from, suggested?.places.map(({ title }) => title)]).toEqual([
    0,
    "Москва",
    ["Центр «Зелёный»"],
  ]);
});

test("the name of a region finds its centers", () => {
  const regions = [{ alias: "moscow", title: "Подмосковье", phone: "", description: "" }];
  const found = findCenters({ ...network, regions }, new URLSearchParams({ q: "подмосковье" }), "ru", "Другие");
  expect(found.own.flatMap(({ items }) => items.map(({ alias }) => alias))).toEqual(["moscow-zelyony"]);
});

test("a city is found by its name in either language, and so is an address in it", () => {
  const kazan = { ...center("kazan", "Centre", "Kazan", "6 Street", null), cityNames: ["Казань", "Kazan"] };
  const here: Network = { ...network, centers: [...network.centers, kazan] };
  const found = (q: string) => findCenters(here, new URLSearchParams({ q }), "en", "Other");
  for (const query of ["Казань", "kazan", "казан"])
    expect([query, found(query).own.flatMap(({ items }) => items.map(({ alias }) => alias))]).toEqual([
      query,
      ["kazan"],
    ]);
  expect(found("Казань, улица Баумана 5").suggested).toMatchObject({ from: "Kazan", places: [{ alias: "kazan" }] });
});

test("for a city without a centre the nearest own and partner centres are suggested, with distances", () => {
  const at = (latitude: number) => ({ latitude, longitude: 37 });
  const here: Network = {
    ...network,
    centers: network.centers.map((one, index) => ({ ...one, place: at(50 + index * 9) })),
    partnerCities: network.partnerCities.map((one, index) => ({ ...one, place: at(53 + index * 9) })),
    otherCities: [{ slug: "belgorod", title: "Белгород", names: ["Белгород", "Belgorod"], place: at(49) }],
  };
  const nearest = { from: "Белгород", places: [{ alias: "moscow-zelyony" }, { slug: "samara" }, {}] };
  const { suggested } = findCenters(here, new URLSearchParams({ q: "Belgorod, Lenina 5" }), "ru", "Другие");
  expect(suggested).toMatchObject(nearest);
  const inForm = findCenters(here, new URLSearchParams({ q: "гостевой диализ в Белгороде" }), "ru", "Другие");
  expect(inForm.suggested).toMatchObject(nearest);
  expect(suggested?.km?.map(Math.round)).toEqual([111, 445, 1112]);
  const picked = findCenters(here, new URLSearchParams({ tab: "partners", city: "belgorod" }), "ru", "Другие").city;
  expect(picked).toMatchObject({ title: "Белгород", isUnknown: true, near: nearest });
});
