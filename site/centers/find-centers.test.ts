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
  ["осква", []],
])("%j finds %j", (query, aliases) => {
  expect(own(query)).toEqual(aliases);
});

test("the tab that is not shown sends nothing but its count", () => {
  const found = find("q=самара");
  expect(found).toMatchObject({ tab: "own", own: [], partners: [], count: 0, countElsewhere: 1 });
  expect(find("tab=partners&q=москва")).toMatchObject({ tab: "partners", partners: [], count: 0, countElsewhere: 1 });
  expect(find("tab=nonsense").tab).toBe("own");
});

test.each(["samara", "Самара", " самара "])("the city %j is picked by slug or name", (city) => {
  expect(find(new URLSearchParams({ tab: "partners", city }).toString()).city).toEqual({
    slug: "samara",
    title: "Самара",
  });
});

test("an unknown city is told so, and picks nothing on the other tab", () => {
  expect(find("tab=partners&city=atlantis").city).toEqual({ title: "atlantis", isUnknown: true });
  expect(find("city=samara").city).toBeNull();
  expect(find("tab=partners").city).toBeNull();
});

test("an endless query is cut", () => {
  expect(find(`q=${"я".repeat(5000)}`).query).toHaveLength(100);
});
