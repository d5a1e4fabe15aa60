import { expect, test } from "vitest";
import { applyFilters, type Filter, namedOption, holding } from "./filters.ts";

type Row = { name: string; city?: string; section: string };

const rows: Row[] = [
  { name: "Жильё у моря", city: "yalta", section: "Дом" },
  { name: "Зелёный зал", city: "moscow", section: "Приём\u00a0врача" },
  { name: "Приём нефролога", city: "moscow", section: "Приём\u00a0врача" },
  { name: "Без города", section: "Дом" },
];
const filters: Record<"city" | "section" | "q", Filter<Row>> = {
  city: { kind: "choice", optionOf: ({ city }) => (city ? { value: city, title: city } : undefined), byTitle: true },
  section: { kind: "choice", optionOf: ({ section }) => namedOption(section) },
  q: { kind: "text", finder: holding(({ name }) => name) },
};
const ask = (query: string) => applyFilters(filters, rows, new URLSearchParams(query));
const names = (query: string) => ask(query).rows.map(({ name }) => name);
const optionsOf = (query: string, key: string) =>
  ask(query).fields.flatMap((field) =>
    field.key === key && field.kind === "choice" ? field.options.map(({ value, count }) => `${value} ${count}`) : [],
  );

test("without a query all rows are shown", () => {
  expect(ask("").rows).toEqual(rows);
  expect(ask("").values).toEqual({ city: "", section: "", q: "" });
});

test("each filter narrows the rows, and filters combine", () => {
  expect(names("city=moscow")).toEqual(["Зелёный зал", "Приём нефролога"]);
  expect(names("section=Дом")).toEqual(["Жильё у моря", "Без города"]);
  expect(names("city=yalta&section=Дом&q=море")).toEqual([]);
  expect(names("city=yalta&section=Дом&q=моря")).toEqual(["Жильё у моря"]);
});

test("a value that no row has counts as not set", () => {
  const { rows: found, values } = ask("city=paris&section=&unknown=1");
  expect(found).toEqual(rows);
  expect(values.city).toBe("");
});

test("a title with a no-break space is matched by a plain space in the address", () => {
  expect(names("section=Приём врача")).toHaveLength(2);
  expect(ask("section=Приём%C2%A0врача").values.section).toBe("Приём врача");
});

test("words match in any order, ignoring case and the dots of ё", () => {
  expect(names("q=ЗАЛ зеленый")).toEqual(["Зелёный зал"]);
  expect(names("q=  ")).toHaveLength(4);
});

test("options keep the order of the rows or are sorted, and count the rows that the other filters leave", () => {
  expect(optionsOf("", "city")).toEqual(["moscow 2", "yalta 1"]);
  expect(optionsOf("", "section")).toEqual(["Дом 2", "Приём врача 2"]);
  expect(optionsOf("section=Дом", "city")).toEqual(["moscow 0", "yalta 1"]);
  // A filter's own value does not limit its other options, so that the choice can be changed.
  expect(optionsOf("city=yalta", "city")).toEqual(["moscow 2", "yalta 1"]);
});

test("without rows there are no options and nothing is set", () => {
  const { fields, rows: found } = applyFilters(filters, [], new URLSearchParams("city=moscow"));
  expect(found).toEqual([]);
  expect(fields.map(({ value }) => value)).toEqual(["", "", ""]);
});

test("a hundred rows and a very long query", () => {
  const many = Array.from({ length: 100 }, (_, n) => ({ name: `Строка ${n} ${"ё".repeat(500)}`, section: "Дом" }));
  expect(applyFilters(filters, many, new URLSearchParams("section=Дом")).rows).toHaveLength(100);
  expect(applyFilters(filters, many, new URLSearchParams({ q: "ё".repeat(5000) })).values.q).toHaveLength(100);
});
