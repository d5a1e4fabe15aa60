import { expect, test } from "vitest";
import type { FieldValue } from "#contract/records/entity.ts";
import { sampleEntity } from "../../../tests/support/entity.ts";
import { sampleSite } from "../../../tests/support/sample-site.ts";
import { loadEvents } from "./load-events.server.ts";

const event = (alias: string, fields: Record<string, FieldValue>) =>
  sampleEntity({ config: "event", alias, title: alias, fields });
const hours = { begins: "11:00", ends: "12:30" };

const events = [
  event("later", { date: "2026-12-12", hours, until: "2026-12-10" }),
  event("today", { date: "2026-11-28", hours, leader: "anna" }),
  event("yesterday", { date: "2026-11-27", hours }),
  event("in-tyumen", { date: "2026-11-28", hours: { begins: "10:00", ends: "11:00" }, center: "tyumen" }),
  event("without-hours", { date: "2026-12-01" }),
];
const records: Record<number, ReturnType<typeof sampleEntity>[]> = {
  1: [sampleEntity({ alias: "tyumen", title: "Центр в Тюмени", fields: { timezone: "Asia/Yekaterinburg" } })],
  10: [sampleEntity({ config: "specialist", alias: "anna", title: "Анна", fields: { city: "moscow" } }) as never],
  14: events as never,
};

function visit(locale: "ru" | "en" = "ru") {
  return sampleSite({ entities: async ({ filters }) => ({ entities: records[Number(filters.config)] ?? [] }) }, locale);
}
const shownAt = async (moment: string) => {
  const site = visit();
  const shown = await loadEvents(site, Date.parse(moment));
  return { aliases: shown?.map(({ alias }) => alias) ?? null, shown, endsAt: site.endsAt };
};

test("the next event comes first, by its local time; past events and events without hours are not shown", async () => {
  expect((await shownAt("2026-11-28T05:59:59Z")).aliases).toEqual(["in-tyumen", "today", "later"]);
  expect((await shownAt("2026-11-28T06:00:00Z")).aliases).toEqual(["today", "later"]);
  expect((await shownAt("2026-11-28T09:30:00Z")).aliases).toEqual(["later"]);
  expect((await shownAt("2026-12-12T09:30:00Z")).aliases).toBeNull();
});

test("the page expires when its first event ends", async () => {
  const endOf = async (moment: string) => new Date((await shownAt(moment)).endsAt).toISOString();
  expect(await endOf("2026-11-28T00:00:00Z")).toBe("2026-11-28T06:00:00.000Z");
  expect(await endOf("2026-11-28T06:00:00Z")).toBe("2026-11-28T09:30:00.000Z");
});

test("sign-up is open until the end of the last day, and closes when the event begins", async () => {
  const isOpen = async (alias: string, moment: string) =>
    (await shownAt(moment)).shown?.find((one) => one.alias === alias)?.isOpen;
  expect(await isOpen("later", "2026-12-10T20:59:00Z")).toBe(true);
  expect(await isOpen("later", "2026-12-10T21:00:00Z")).toBe(false);
  expect(await isOpen("today", "2026-11-28T07:59:00Z")).toBe(true);
  expect(await isOpen("today", "2026-11-28T08:00:00Z")).toBe(false);
});

test("hours are formatted for each language and name their time zone", async () => {
  const at = Date.parse("2026-11-28T00:00:00Z");
  const [inTyumen, online] = (await loadEvents(visit("en"), at)) ?? [];
  expect(inTyumen?.hours).toBe("10\u00a0am\u00a0– 11\u00a0am, local\u00a0time");
  expect(online?.hours).toBe("11\u00a0am\u00a0– 12:30\u00a0pm, Moscow\u00a0time");
  expect(online?.day.text).toBe("Saturday, 28\u00a0November");
  const [ru] = (await shownAt("2026-11-28T00:00:00Z")).shown ?? [];
  expect([ru?.hours, ru?.day.text, ru?.center?.title]).toEqual([
    "10:00–11:00 по\u00a0местному\u00a0времени",
    "суббота, 28\u00a0ноября",
    "Центр в Тюмени",
  ]);
});

test("the year is shown only when it is not the current one", async () => {
  const [event] = (await loadEvents(visit("ru"), Date.parse("2025-12-31T12:00:00Z"))) ?? [];
  expect(event?.day.text).toMatch(/ 2026$/);
});
