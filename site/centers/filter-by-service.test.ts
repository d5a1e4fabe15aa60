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
  const keys = (query: string) => find(query).filter.options.map(({ key }) => key);
  expect(keys("")).toEqual(["gostevoy-dializ", "shkola-patsienta"]);
  expect(keys("service=massazh")).toContain("massazh");
});

test("a center stored before it had services is left where nothing is chosen", () => {
  const { services: _none, ...bare } = center("old");
  expect(filterByService([bare], new URLSearchParams()).centers).toHaveLength(1);
});
