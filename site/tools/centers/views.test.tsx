import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { FieldValue } from "#contract/records/entity.ts";
import { WEEKDAYS } from "#contract/records/hours.ts";
import { ru } from "../../i18n/ru.ts";
import { WordsProvider } from "../../i18n/use-words.tsx";
import { About } from "../../pages/center/about.tsx";
import { Equipment } from "../../pages/center/equipment.tsx";
import { Gallery } from "../../pages/center/gallery.tsx";
import { Nearby } from "../../pages/center/nearby.tsx";
import { Reviews } from "../../pages/center/reviews.tsx";
import { Shifts } from "../../pages/center/shifts.tsx";
import { Staff } from "../../pages/center/staff.tsx";
import { Visit } from "../../pages/center/visit.tsx";
import { Way } from "../../pages/center/way.tsx";
import { OwnCenters } from "../../pages/centers/own-centers.tsx";
import { MoreFolds } from "../../pages/contacts/more-folds.tsx";
import { Status } from "../../pages/centers/status.tsx";
import { Phones } from "../../pages/contacts/phones.tsx";
import { RegionCards } from "../../pages/regions/region-cards.tsx";
import { all, has, links, text } from "../../../tests/support/read-html.ts";
import { sampleEntity } from "../../../tests/support/entity.ts";
import { DutyLine } from "./duty-line.tsx";
import { findCenters, type FoundCenters } from "./find-centers.ts";
import { toDetails, toStaff } from "./load-center.server.ts";

const LONG = "Межрайонный нефрологический центр имени профессора-долгожителя ".repeat(5).trim();

const showOwn = (found: FoundCenters) =>
  show(
    <>
      <Status found={found} />
      <OwnCenters found={found} cities={null} />
    </>,
  );

const show = (view: ReactElement) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <WordsProvider value={ru}>{view}</WordsProvider>
    </MemoryRouter>,
  );

const centersOf = (size: number) =>
  Array.from({ length: size }, (_, n) => ({
    alias: `moscow-${n}`,
    title: LONG,
    city: "Москва",
    address: `Улица, ${n}`,
    phone: "+74950000000",
    region: "moscow",
  }));
const regions = [{ alias: "moscow", title: "Москва", phone: "", description: "" }];
const found = (size: number, search = "") =>
  findCenters({ centers: centersOf(size), regions, partnerCities: [] }, new URLSearchParams(search), "ru", "Другие");

test.each([1, 100])("a list of %i centers shows each with a link to its page and its phone", (size) => {
  const html = showOwn(found(size));
  expect(links(html, "a[href^='/centers/moscow-']")).toHaveLength(size);
  expect(links(html, "a[href='tel:+74950000000']")).toHaveLength(size);
  expect(text(html)).toContain(LONG);
});

test("an empty list says so and offers to ask", () => {
  for (const html of [showOwn(found(0)), showOwn(found(3, "q=нигде")), showOwn(found(3, "tab=partners"))]) {
    expect(all(html, "h2")).toHaveLength(1);
    expect(links(html)).toContain("/forms/question");
  }
});

test("what was typed is escaped", () => {
  const html = showOwn(found(0, "q=<img src=x>"));
  expect(has(html, "img")).toBe(false);
  expect(text(html)).toContain("<img src=x>");
});

test("a phone number that an editor wrote in another format can still be dialled", () => {
  const [center] = centersOf(1);
  if (!center) throw new Error("there is one");
  const groups = [{ key: "moscow", title: "Москва", items: [{ ...center, phone: "8 (495) 000-00-00" }] }];
  expect(links(show(<Phones groups={groups} />))).toContain("tel:+74950000000");
});

test("portraits come first; those without one have their initials, folded on phones", () => {
  const member = toStaff(sampleEntity({ title: "Анна Петровна Ким" }), "ru");
  const image = {
    path: "/files/a.webp",
    name: "a",
    ext: "webp",
    mime: "image/webp",
    width: 320,
    height: 320,
    preview: { origin: null, compressed: {} },
  };
  const named = Array.from({ length: 4 }, (_, index) => ({ ...member, alias: `n${index}`, name: LONG }));
  const html = show(<Staff staff={[...named, { ...member, alias: "p", image }]} />);
  expect(all(html, "section > ul > li img")).toHaveLength(1);
  expect(all(html, "section > ul > li")).toHaveLength(1);
  expect(all(html, "details.read-on li")).toHaveLength(4);
  expect(all(html, "details .initials")).toHaveLength(4);
  expect(has(html, "ul li:not(:has(img, .initials)), details img")).toBe(false);
  // Two more are not worth a fold.
  expect(has(show(<Staff staff={[{ ...member, image }, ...named.slice(2)]} />), "details")).toBe(false);
});

test("parts without content leave no empty section", () => {
  const bare = toDetails(sampleEntity(), [], "ru");
  const nothing = [
    show(<Way center={bare} />),
    show(<Staff staff={[]} />),
    show(<Equipment items={[]} />),
    show(<Gallery pictures={[]} />),
    show(<Reviews alias="a" reviews={[]} />),
    show(<Phones groups={[]} />),
    show(<MoreFolds parts={[]} requisites={[]} />),
  ].join("");
  expect(nothing).toBe("");
  expect(has(show(<Nearby region={null} neighbours={[]} vacancies={[]} />), "h2")).toBe(false);
  expect(has(show(<RegionCards regions={[]} partnerCities={0} titleAs="h2" />), "ul")).toBe(false);
});

test("without a duty line in the content there is no empty block", () => {
  expect(show(<DutyLine line={null} />)).toBe("");
});

test("a center without a text or shifts shows nothing in their place", () => {
  expect(show(<About about={{ opening: [], rest: [] }} />) + show(<Shifts shifts={[]} />)).toBe("");
});

test("a center without data has no table of hours, and no data for the script", () => {
  const html = show(<Visit center={toDetails(sampleEntity(), [], "ru")} />);
  expect(has(html, "table, [data-zone]")).toBe(false);
});

const everyDay = [{ days: [...WEEKDAYS], opens: "07:00", closes: "22:00" }];

test.each<[string, FieldValue & unknown[], boolean]>([
  ["Europe/Moscow", everyDay, true],
  ["Europe/Moscow", ["Понедельник–суббота, 7:00–22:00", "По праздникам как когда"], false],
  ["Atlantis/Nowhere", everyDay, false],
])("in %s with the hours %j the script can tell whether it is open: %s", (timezone, hours, isTold) => {
  const html = show(<Visit center={toDetails(sampleEntity({ fields: { hours, timezone } }), [], "ru")} />);
  expect(has(html, `[data-zone="${timezone}"]`)).toBe(isTold);
  expect(all(html, "tr")).toHaveLength(hours.length);
});
