import { expect, test } from "vitest";
import { isOpenOn } from "#contract/records/vacancy-end.ts";
import type { Places } from "../../parts/records/places.server.ts";
import { sampleEntities, sampleEntity } from "../../../tests/support/entity.ts";
import { links, text, texts } from "../../../tests/support/read-html.ts";
import { renderPart } from "../../../tests/support/render.tsx";
import { shapeVacancy } from "../vacancy/shape-vacancy.server.ts";
import { VacancyView } from "../vacancy/vacancy-view.tsx";
import { shapeVacancies } from "./shape-vacancies.server.ts";
import { VacancyList } from "./vacancy-list.tsx";
import { vacancyWords } from "./vacancies-words.ts";

const places: Places = {
  regions: new Map([["crimea", "Крым"]]),
  cities: new Map([
    ["yalta", "Ялта"],
    ["kerch", "Керчь"],
  ]),
  centers: new Map(),
};
const fields = { region: "crimea", city: "yalta", duties: ["Встречать"], postedAt: "2026-11-01" };
const shape = (entities: Parameters<typeof shapeVacancies>[0], query = "", day = "2026-11-15") =>
  shapeVacancies(entities, places, new URLSearchParams(query), "ru", day);

test("a vacancy is open up to and including its last day; without one it stays open", () => {
  const vacancy = sampleEntity({ config: "vacancy", fields: { ...fields, validThrough: "2026-11-15" } });
  expect(isOpenOn(vacancy, "2026-11-15")).toBe(true);
  expect(isOpenOn(vacancy, "2026-11-16")).toBe(false);
  expect(isOpenOn(sampleEntity({ config: "vacancy", fields }), "2099-01-01")).toBe(true);
});

test("no vacancies, one and a hundred; closed ones are not counted in the filters", () => {
  expect(shape([])).toMatchObject({ vacancies: [], filter: { total: 0 } });
  expect(shape([sampleEntity({ config: "vacancy", fields })]).vacancies).toHaveLength(1);
  const many = sampleEntities("vacancy", 100, (n) => ({
    ...fields,
    city: n % 2 ? "kerch" : "yalta",
    ...(n < 10 && { validThrough: "2026-01-01" }),
  }));
  expect(shape(many).vacancies).toHaveLength(90);
  expect(shape(many, "city=kerch").vacancies).toHaveLength(45);
});

test("the newest comes first, and a city is not repeated", () => {
  const inYalta = { ...fields, center: "yalta" };
  const entities = [
    sampleEntity({ config: "vacancy", alias: "old", fields: { ...inYalta, postedAt: "2026-10-01" } }),
    sampleEntity({ config: "vacancy", alias: "new", fields: { ...fields, center: "street" } }),
  ];
  const centers = new Map([
    ["yalta", "Центр в Ялте"],
    ["street", "Центр на Садовой"],
  ]);
  const { vacancies } = shapeVacancies(entities, { ...places, centers }, new URLSearchParams(), "ru", "2026-11-15");
  expect(vacancies.map(({ where }) => where)).toEqual(["Ялта, центр на Садовой", "Центр в Ялте"]);
});

test("in English what is in Russian only comes last, under its own heading", () => {
  const entities = [
    sampleEntity({ config: "vacancy", alias: "russian", fields }),
    {
      ...sampleEntity({ config: "vacancy", alias: "own", fields: { ...fields, postedAt: "2026-01-01" } }),
      locale: "en" as const,
    },
  ];
  const { vacancies } = shapeVacancies(entities, places, new URLSearchParams(), "en", "2026-11-15");
  const html = renderPart(<VacancyList vacancies={vacancies} />, "en");
  expect(texts(html, "h2").at(-1)).toBe("In Russian only");
  expect(links(html, "h3 a")).toEqual(["/en/vacancies/own", "/en/vacancies/russian"]);
});

test("that pay is before tax is stated once if true for all, otherwise beside each vacancy", () => {
  const paid = (alias: string, beforeTax: boolean) =>
    sampleEntity({
      config: "vacancy",
      alias,
      fields: { ...fields, salary: { from: 48_000, to: 48_000, currency: "RUB", period: "month", beforeTax } },
    });
  const same = shape([paid("one", true), paid("two", true)]);
  expect(same.isTaxTold).toBe(true);
  for (const { salary } of same.vacancies) expect(salary).toMatch(/месяц$/);
  const mixed = shape([paid("one", true), paid("two", false)]);
  expect(mixed.isTaxTold).toBe(false);
  expect(mixed.vacancies.filter(({ salary }) => salary.endsWith("налога"))).toHaveLength(1);
});

test("a vacancy with only the required fields has no empty headings", () => {
  const vacancy = shapeVacancy(
    sampleEntity({ config: "vacancy", fields: { duties: ["Встречать"], postedAt: "2026-11-01" } }),
    places,
    "ru",
  );
  const { facts, parts } = vacancyWords.ru;
  const html = renderPart(<VacancyView vacancy={vacancy} workplace={null} hiring={null} />);
  expect(texts(html, "li")).toContain("Встречать");
  for (const word of [parts.requirements, parts.offer, facts.pay, facts.employment, facts.until])
    expect(text(html)).not.toContain(word);
});
