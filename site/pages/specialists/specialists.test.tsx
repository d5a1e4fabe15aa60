import { expect, test } from "vitest";
import type { Places } from "../../parts/records/places.server.ts";
import { sampleEntities, sampleEntity } from "../../../tests/support/entity.ts";
import { all, has, text, texts } from "../../../tests/support/read-html.ts";
import { renderPart } from "../../../tests/support/render.tsx";
import { shapeSpecialists } from "./shape-specialists.server.ts";
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
const peopleOf = (...args: Parameters<typeof shape>) => shape(...args).people;
const shape = (entities: Parameters<typeof shapeSpecialists>[0], query = "", locale: "ru" | "en" = "ru") =>
  shapeSpecialists(entities, places, new URLSearchParams(query), locale);

test("no specialists, one and a hundred", () => {
  expect(shape([])).toMatchObject({ people: [], filter: { total: 0 } });
  expect(peopleOf([sampleEntity({ config: "specialist", fields })])).toHaveLength(1);
  const many = sampleEntities("specialist", 100, (n) => ({
    ...fields,
    speciality: n % 2 ? "Нефрология" : "Диетология",
  }));
  const asked = shape(many, "speciality=Диетология&page=2");
  expect(asked).toMatchObject({ filter: { found: 50 }, page: 2, pages: 4 });
  expect(all(renderPart(<SpecialistList people={asked.people} />), "h3")).toHaveLength(16);
  // A link to a person names the city, so all its people must be on one page.
  expect(peopleOf(many, "city=moscow")).toHaveLength(100);
});

test("an accreditation that repeats the speciality states it once", () => {
  const named = { ...fields, accreditation: "Периодическая аккредитация, нефрология, до 2030 года" };
  const keysOf = (own: typeof fields) =>
    peopleOf([sampleEntity({ config: "specialist", fields: own })])[0]?.training.map(({ key }) => key);
  expect(keysOf(named)).toEqual(["accreditation", "education"]);
  expect(keysOf(fields)).toEqual(["speciality", "accreditation", "education"]);
});

test("without a portrait the initials are shown, and a screen reader reads the name once", () => {
  const html = renderPart(
    <SpecialistList
      people={peopleOf([sampleEntity({ config: "specialist", fields, title: "Анна Петровна Ясная" })])}
    />,
  );
  expect(texts(html, "[aria-hidden=true]")).toEqual(["АЯ"]);
  expect(has(html, "img")).toBe(false);
});

test("a record with only a name, and one with a very long name", () => {
  const title = "Константин-Александр ".repeat(20).trim();
  const people = peopleOf([sampleEntity({ config: "specialist", title })]);
  expect(people[0]).toMatchObject({
    name: title,
    initials: "К",
    role: "",
    since: null,
    where: null,
    hours: [],
    training: [],
  });
  const html = renderPart(<SpecialistList people={people} />);
  expect(text(html)).toContain(title);
  expect(text(html)).not.toContain("Часы приёма");
});

test("the city is told where the center's name does not hold it", () => {
  const named: Places = {
    ...places,
    cities: new Map([
      ["moscow", "Москва"],
      ["chelny", "Набережные Челны"],
      ["yalta", "Ялта"],
    ]),
    centers: new Map([
      ["yasnaya", "Центр на Ясной"],
      ["chelny", "Центр в Набережных Челнах"],
      ["yalta", "Yalta centre"],
    ]),
  };
  const citiesOf = (...cities: [city: string, center: string][]) =>
    shapeSpecialists(
      cities.map(([city, center]) => sampleEntity({ config: "specialist", fields: { ...fields, city, center } })),
      named,
      new URLSearchParams(),
      "ru",
    ).people.map(({ where }) => where?.city);
  expect(citiesOf(["moscow", "yasnaya"], ["chelny", "chelny"])).toEqual(["Москва", null]);
  expect(citiesOf(["moscow", "louvre"])).toEqual(["Москва"]);
  expect(citiesOf(["yalta", "yasnaya"])).toEqual(["Ялта"]);
});

test("an unknown center is left out", () => {
  const { people, filter } = shape([
    sampleEntity({ config: "specialist", fields: { ...fields, city: "paris", center: "louvre" } }),
  ]);
  expect(people).toMatchObject([{ where: null }]);
  expect(filter.fields.find(({ key }) => key === "city")).toMatchObject({ options: [] });
});

test("in English, untranslated text is marked as Russian", () => {
  const people = peopleOf([sampleEntity({ config: "specialist", fields })], "", "en");
  expect(text(renderPart(<SpecialistList people={people} />, "en"), "[lang=ru]")).toContain("Университет, 2008");
});

test("heads of centers come first, the others in the editors' order", () => {
  const entities = ["", "yasnaya", ""].map((heads, n) =>
    sampleEntity({ config: "specialist", title: String(n), fields: { ...fields, ...(heads && { heads }) } }),
  );
  expect(peopleOf(entities).map(({ name }) => name)).toEqual(["1", "0", "2"]);
});
