import { expect, test } from "vitest";
import type { City } from "#contract/records/city.ts";
import type { FieldValue } from "#contract/records/entity.ts";
import { sampleEntity } from "../../../tests/support/entity.ts";
import { sampleSite } from "../../../tests/support/sample-site.ts";
import { loadNetwork } from "./load-network.server.ts";

const city = (slug: string, title: string, partner: boolean): City => ({
  id: 1,
  locale: "ru",
  title,
  active: true,
  weight: 0,
  slug,
  partner,
});

const SERVICES: Record<string, string>[] = [
  { key: "evening", title: "Вечерняя смена", tag: "Вечер" },
  { key: "guests", title: "Гостевой диализ", tag: "Гости" },
  { key: "haemodialysis", title: "Гемодиализ" },
];

const OFFERED = [
  { key: "haemodialysis", title: "Гемодиализ" },
  { key: "guests", title: "Гостевой\u00a0диализ" },
];

test("loads active centers and regions by weight, and keeps the fields that the lists show", async () => {
  const asked: unknown[] = [];
  const site = sampleSite({
    entities: async (input) => {
      asked.push(input);
      const fields: Record<string, FieldValue> = {
        city: "yalta",
        address: "Улица, 1",
        phone: "+73650000000",
        services: OFFERED,
        hours: [
          { days: ["mon", "tue", "wed", "thu", "fri", "sat"], opens: "07:00", closes: "20:00" },
          { days: ["sun"], opens: "08:00", closes: "15:00", from: "06-01", until: "09-30" },
        ],
        stations: 14,
      };
      return { entities: Number(input.filters.config) === 1 ? [sampleEntity({ alias: "yalta", fields })] : [] };
    },
    variable: async () => ({ variable: { key: "services", value: SERVICES } }),
    cities: async () => ({
      cities: [city("yalta", "Ялта", true), city("samara", "Самара", true), city("kazan", "Казань", false)],
    }),
  });
  expect(await loadNetwork(site)).toEqual({
    centers: [
      {
        id: expect.any(Number),
        alias: "yalta",
        title: "Центр",
        name: "Ялта, Центр",
        city: "Ялта",
        address: "Улица, 1",
        phone: "+73650000000",
        region: "crimea",
        services: OFFERED,
        tags: [{ key: "guests", title: "Гости" }],
        open: ["Пн–Сб 7:00–20:00", "Вс с\u00a0июня по\u00a0сентябрь 8:00–15:00"],
        sunday: "Вс с\u00a0июня по\u00a0сентябрь 8:00–15:00",
        stations: 14,
        place: null,
      },
    ],
    asked: [
      { key: "evening", tag: "Вечер" },
      { key: "guests", tag: "Гости" },
    ],
    regions: [],
    // Yalta is always one of our cities, even if the list of cities calls it a partner.
    partnerCities: [{ slug: "samara", title: "Самара", place: null }],
    otherCities: [{ slug: "kazan", title: "Казань", place: null }],
  });
  expect(asked).toEqual([1, 8].map((config) => ({ filters: { config, active: true }, order: { weight: "asc" } })));
});

test("a list that fails to load is empty, and the page is marked as partial", async () => {
  const fail = () => Promise.reject(new Error("the API is away"));
  const site = sampleSite({ entities: fail, cities: fail, variable: fail });
  expect(await loadNetwork(site)).toEqual({
    centers: [],
    asked: [],
    regions: [],
    partnerCities: [],
    otherCities: [],
  });
  expect(site.isPartial).toBe(true);
});
