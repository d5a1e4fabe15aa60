import { expect, test } from "vitest";
import type { CenterSummary } from "./center.ts";
import { filterByService } from "./filter-by-service.server.ts";

const center = (alias: string, ...services: string[]): CenterSummary => ({
  alias,
  title: alias,
  city: "",
  address: "",
  phone: "",
  region: null,
  services,
});
const centers = [
  center("a", "Гемодиализ", "Гостевой диализ", "Школа пациента"),
  center("b", "Гемодиализ", "Гостевой диализ"),
  center("c", "Гемодиализ", "Школа пациента", "Массаж"),
];
const asked = [
  { key: "school", service: "Школа\u00a0пациента", tag: "Школа" },
  { key: "guests", service: "Гостевой диализ", tag: "Гости" },
];
const find = (query: string) => filterByService(centers, new URLSearchParams(query));

test.each([
  ["", ["a", "b", "c"]],
  ["service=gostevoy-dializ", ["a", "b"]],
  ["service=gostevoy-dializ&service=shkola-patsienta", ["a"]],
  ["service=massazh", ["c"]],
  ["service=nobody", ["a", "b", "c"]],
])("?%s leaves %j", (query, aliases) => {
  expect(find(query).centers.map(({ alias }) => alias)).toEqual(aliases);
});

test("only what parts the centers is offered, and what was chosen", () => {
  const { filter } = find("");
  expect(filter.others.map(({ key, count }) => [key, count])).toEqual([
    ["gostevoy-dializ", 2],
    ["shkola-patsienta", 2],
  ]);
  expect(find("service=massazh").filter.asked.map(({ key, isChosen }) => [key, isChosen])).toEqual([["massazh", true]]);
});

test("what people look for first stands first, by its short name; what would leave nothing is not offered", () => {
  const { filter } = filterByService(centers, new URLSearchParams("service=massazh"), asked);
  expect([filter.asked, filter.others].map((options) => options.map(({ title, count }) => [title, count]))).toEqual([
    [["Массаж", 1]],
    [["Школа", 1]],
  ]);
  expect(filterByService(centers, new URLSearchParams(), asked).filter.asked.map(({ title }) => title)).toEqual([
    "Школа",
    "Гости",
  ]);
});

test("a center stored before it had services is left where nothing is chosen", () => {
  const { services: _none, ...bare } = center("old");
  expect(filterByService([bare], new URLSearchParams()).centers).toHaveLength(1);
});

test("centers are filtered by places that are free, and what was said too long ago is not one", () => {
  const said = { iso: "2026-11-10", text: "10 ноября 2026" };
  const withFree: CenterSummary[] = [
    { ...center("a", "Гостевой диализ"), free: { regular: "free", guest: "ask", said } },
    { ...center("b", "Гостевой диализ"), free: { regular: "full", guest: "free", said } },
    { ...center("c", "Гемодиализ"), free: { regular: "free", said } },
  ];
  const titles = { regular: "Места постоянным", guest: "Места гостям" };
  const search = (query: string) => filterByService(withFree, new URLSearchParams(query), [], titles);
  const aliases = (query: string) => search(query).centers.map(({ alias }) => alias);
  expect(aliases("service=free-regular")).toEqual(["a", "c"]);
  expect(aliases("service=free-guest")).toEqual(["b"]);
  expect(aliases("service=free-regular&service=gostevoy-dializ")).toEqual(["a"]);
  expect(search("").filter.free.map(({ title, count }) => [title, count])).toEqual([["Места постоянным", 2]]);
  expect(search("service=free-guest").filter.free.find(({ isChosen }) => isChosen)?.title).toBe("Места гостям");
});
