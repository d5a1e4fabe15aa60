import { expect, test } from "vitest";
import type { Places } from "../../records/places.server.ts";
import { makeEntity, manyEntities } from "../../../tests/support/entities.ts";
import { renderPart } from "../../../tests/support/render.tsx";
import { shapeSpecialists } from "./shape.server.ts";
import { SpecialistList } from "./specialist-list.tsx";

const places: Places = {
  regions: new Map([["moscow", "Москва"]]),
  cities: new Map([["moscow", "Москва"]]),
  centers: new Map([["yasnaya", "Центр на Ясной"]]),
};
const fields = {
  region: "moscow",
  city: "moscow",
  center: "yasnaya",
  speciality: "Нефрология",
  education: ["Университет, 2008", "Ординатура, 2010"],
  accreditation: "До 2030 года",
};
const shape = (entities: Parameters<typeof shapeSpecialists>[0], query = "", locale: "ru" | "en" = "ru") =>
  shapeSpecialists(entities, places, new URLSearchParams(query), locale);

test("nobody, one and a hundred", () => {
  expect(shape([])).toMatchObject({ rows: [], total: 0 });
  expect(shape([makeEntity(fields)]).rows).toHaveLength(1);
  const many = manyEntities(100, (n) => ({ ...fields, speciality: n % 2 ? "Нефрология" : "Диетология" }));
  expect(shape(many, "speciality=Диетология").rows).toHaveLength(50);
  expect(renderPart(<SpecialistList people={shape(many).rows} />).match(/<h3/g)).toHaveLength(100);
});

test("without a portrait the initials stand there, and the name is read once", () => {
  const html = renderPart(
    <SpecialistList people={shape([makeEntity(fields, { title: "Анна Петровна Ясная" })]).rows} />,
  );
  expect(html).toContain('aria-hidden="true">АЯ<');
  expect(html).not.toContain("<img");
});

test("a record with nothing but its name, and a very long one", () => {
  const title = "Константин-Александр ".repeat(20).trim();
  const { rows } = shape([makeEntity({}, { title })]);
  expect(rows[0]).toMatchObject({ name: title, initials: "К", hours: "", education: [], since: null });
  const html = renderPart(<SpecialistList people={rows} />);
  expect(html).toContain(title);
  expect(html).not.toContain("Часы приёма");
});

test("a place that nobody knows is left out", () => {
  const { rows, fields: shown } = shape([makeEntity({ ...fields, city: "paris", center: "louvre" })]);
  expect(rows[0]?.place).toEqual({ region: { value: "moscow", title: "Москва" } });
  expect(shown.find(({ key }) => key === "city")).toMatchObject({ options: [] });
});

test("in English a text that is not translated is marked as Russian", () => {
  const { rows } = shape([makeEntity(fields)], "", "en");
  expect(renderPart(<SpecialistList people={rows} />, "en")).toContain('lang="ru"');
});
