import { expect, test } from "vitest";
import { sampleEntity } from "../../../tests/support/entity.ts";
import type { CenterSummary } from "./center.ts";
import { toCenter } from "./load-network.server.ts";
import { filterByService } from "./filter-by-service.server.ts";

const titles: Record<string, string> = {
  haemodialysis: "Гемодиализ",
  guests: "Гостевой диализ",
  school: "Школа\u00a0пациента",
  massage: "Массаж",
};
const center = (alias: string, ...keys: string[]): CenterSummary => ({
  alias,
  title: alias,
  city: "",
  address: "",
  phone: "",
  region: null,
  services: keys.map((key) => ({ key, title: titles[key] ?? "" })),
});
const centers = [
  center("a", "haemodialysis", "guests", "school"),
  center("b", "haemodialysis", "guests"),
  center("c", "haemodialysis", "school", "massage"),
];
const asked = [
  { key: "school", tag: "Школа" },
  { key: "guests", tag: "Гости" },
];
const find = (query: string) => filterByService(centers, new URLSearchParams(query));

test.each([
  ["", ["a", "b", "c"]],
  ["service=guests", ["a", "b"]],
  ["service=guests&service=school", ["a"]],
  ["service=massage", ["c"]],
  // Addresses from before services had keys.
  ["service=gostevoy-dializ&service=shkola-patsienta", ["a"]],
  ["service=guests&service=gostevoy-dializ", ["a", "b"]],
  ["service=nobody", ["a", "b", "c"]],
])("?%s leaves %j", (query, aliases) => {
  expect(find(query).centers.map(({ alias }) => alias)).toEqual(aliases);
});

test("only services that differ between centers are offered, and those that were chosen", () => {
  const { filter } = find("");
  expect(filter.others.map(({ key, count }) => [key, count])).toEqual([
    ["guests", 2],
    ["school", 2],
  ]);
  expect(find("service=massage").filter.asked.map(({ key, isChosen }) => [key, isChosen])).toEqual([["massage", true]]);
});

test("the most wanted services come first, by their short name; those with no match are not offered", () => {
  const { filter } = filterByService(centers, new URLSearchParams("service=massage"), asked);
  expect([filter.asked, filter.others].map((options) => options.map(({ title, count }) => [title, count]))).toEqual([
    [["Массаж", 1]],
    [["Школа", 1]],
  ]);
  expect(filterByService(centers, new URLSearchParams(), asked).filter.asked.map(({ title }) => title)).toEqual([
    "Школа",
    "Гости",
  ]);
});

test("an address with an old service name is converted to its key", () => {
  expect(find("service=gostevoy-dializ").filter.chosen).toEqual(["guests"]);
});

test("services that a third-party API states as prose are filtered by their text", () => {
  const others = ["one", "two"].map((alias) =>
    toCenter(
      sampleEntity({ alias, fields: { services: alias === "one" ? ["Школа пациента"] : ["Массаж"] } }),
      [],
      "ru",
    ),
  );
  const { centers: left } = filterByService(others, new URLSearchParams("service=shkola-patsienta"));
  expect(left.map(({ alias }) => alias)).toEqual(["one"]);
});

test("a center stored before services existed is shown when nothing is chosen", () => {
  const { services: _none, ...bare } = center("old");
  expect(filterByService([bare], new URLSearchParams()).centers).toHaveLength(1);
});

test("filters centers by free places, and ignores outdated ones", () => {
  const said = { iso: "2026-11-10", text: "10 ноября 2026" };
  const withFree: CenterSummary[] = [
    { ...center("a", "guests"), free: { regular: "free", guest: "ask", said } },
    { ...center("b", "guests"), free: { regular: "full", guest: "free", said } },
    { ...center("c", "haemodialysis"), free: { regular: "free", said } },
  ];
  const titles = { regular: "Места постоянным", guest: "Места гостям" };
  const search = (query: string) => filterByService(withFree, new URLSearchParams(query), [], titles);
  const aliases = (query: string) => search(query).centers.map(({ alias }) => alias);
  expect(aliases("service=free-regular")).toEqual(["a", "c"]);
  expect(aliases("service=free-guest")).toEqual(["b"]);
  expect(aliases("service=free-regular&service=guests")).toEqual(["a"]);
  expect(search("").filter.free.map(({ title, count }) => [title, count])).toEqual([["Места постоянным", 2]]);
  expect(search("service=free-guest").filter.free.find(({ isChosen }) => isChosen)?.title).toBe("Места гостям");
});
