import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entityConfigs } from "#contract/entity-configs.ts";
import { locales } from "#contract/locale.ts";
import { eventWords } from "#site/parts/events/events-words.ts";
import { LEAST_FILL_MS } from "#site/tools/forms/form-data.ts";
import { ACCOUNT } from "../support/api.ts";
import { filled, postForm, referenceIn, valueIn } from "../support/forms.ts";
import { addFile, article } from "../support/pack.ts";
import { all, hiddenFields, links, main, text, texts } from "../support/read-html.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { faultsOf, thingsOf } from "../support/structured-data.ts";

const DAY = 24 * 60 * 60 * 1000;
const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const event = (id: number, title: string, fields: string) =>
  article(
    `id: ${id}\ntitle: ${title}\nfields:\n  hours: { begins: "11:00", ends: "12:30" }\n  leader: anna\n  ${fields}`,
    "О чём поговорим; и зачем, коротко.",
  );

let server: RunningServer;
const content = writeSamplePack();
beforeAll(async () => {
  addFile(content, "articles/events.ru.md", article("id: 50\ntitle: Встречи\ndescription: Школа пациента."));
  addFile(content, "articles/events.en.md", article("title: Events\ndescription: Patient school.", "Text."));
  addFile(
    content,
    "specialists/anna.ru.md",
    "---\nid: 301\ntitle: Анна Ивановна\nfields:\n  region: moscow\n  city: moscow\n  speciality: Диетология\n  education: [Институт]\n  accreditation: Есть\n---\n",
  );
  addFile(content, "events/over.ru.md", event(401, "Прошла", `center: moscow-first\n  date: ${day(-3)}`));
  addFile(
    content,
    "events/ahead.ru.md",
    event(
      402,
      "Скоро",
      `center: moscow-first\n  languages: { spoken: [russian] }\n  places: 20\n  until: ${day(9)}\n  date: ${day(10)}`,
    ),
  );
  addFile(content, "events/ahead.en.md", article("title: Soon at the centre", "What we talk about."));
  addFile(
    content,
    "events/online.ru.md",
    event(403, "Видеовстреча", `languages: { spoken: [russian, tatar] }\n  date: ${day(20)}`),
  );
  addFile(content, "events/closed.ru.md", event(404, "Запись прошла", `until: ${day(-2)}\n  date: ${day(5)}`));
  server = await startServer({
    CONTENT_DIR: content,
    DATA_DIR: join(content, "data"),
    PUBLIC_ORIGIN: "https://renaria.example",
    TRUST_PROXY: "127.0.0.1,::1",
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(content, { recursive: true });
});

const get = async (path: string) => {
  const response = await fetch(server.origin + path);
  return { status: response.status, headers: response.headers, body: await response.text() };
};
const TITLES = ["Прошла", "Запись прошла", "Скоро", "Видеовстреча"];
const shownIn = (html: string) => texts(html, "main *").filter((words) => TITLES.includes(words));

describe("upcoming events are shown, and past ones are not", () => {
  test.each([
    ["/events", ["Запись прошла", "Скоро", "Видеовстреча"]],
    ["/", ["Запись прошла", "Скоро", "Видеовстреча"]],
    ["/centers/moscow-first", ["Скоро"]],
    ["/centers/moscow-second", []],
  ])("at %s", async (path, shown) => {
    expect([...new Set(shownIn((await get(path)).body))]).toEqual(shown);
  });
});

test("the list has time, place, host, number of places and deadline, and sign-up while it is open", async () => {
  const events = all((await get("/events")).body, "main [data-event]");
  const [closed = "", ahead = "", online = ""] = events.map((event) => text(event));
  for (const said of ["11:00–12:30 по Москве", "Центр 101", "Анна Ивановна", "20 мест", "запись по"])
    expect(ahead).toContain(said);
  expect(online).toContain("По видеосвязи");
  expect(closed).toContain("запись закрыта");
  expect(events.map((event) => links(event, "a[href^='/forms/appointment']"))).toEqual([
    [],
    ["/forms/appointment?subject=event&event=ahead"],
    ["/forms/appointment?subject=event&event=online"],
  ]);
});

test("in English a translated event is in English, with English links", async () => {
  const { body } = await get("/en/events");
  expect(texts(body, "main h3")).toContain("Soon at the centre");
  expect(links(body)).toContain("/en/events/ahead/calendar.ics");
  expect(texts(body, "main h3[lang=ru]")).toContain("Видеовстреча");
});

test("an event names its languages unless it is in the page's own alone", async () => {
  const said = async (path: string) =>
    all((await get(path)).body, "main [data-event]").map((event) =>
      texts(event, "dl > div").filter((fact) => /^(Язык|Language)/.test(fact)),
    );
  expect(await said("/events")).toEqual([[], [], ["Языкирусский, татарский"]]);
  // What is translated comes first there.
  expect(await said("/en/events")).toEqual([["LanguageRussian"], [], ["LanguagesRussian, Tatar"]]);
});

test.each(locales)("the instruction quotes the button, in %s", (locale) => {
  const instruction = readFileSync(`content/articles/pages/events.${locale}.md`, "utf8");
  const button = eventWords[locale].signUp.replaceAll("\u00a0", " ");
  expect(/^1\. \S+ [«“](.+?)[»”]/m.exec(instruction)?.[1]).toBe(button);
});

test("each upcoming event has structured data", async () => {
  const told = thingsOf((await get("/events")).body).filter((thing) => thing["@type"] === "Event");
  expect(told.map(({ name }) => name)).toEqual(["Запись прошла", "Скоро", "Видеовстреча"]);
  for (const thing of told) expect(faultsOf(thing)).toEqual([]);
  expect(told[1]?.["startDate"]).toBe(`${day(10)}T11:00:00+03:00`);
});

describe("the calendar file", () => {
  test("contains the one event, in UTC, as a download with its name", async () => {
    const { status, headers, body } = await get("/events/ahead/calendar.ics");
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="ahead.ics"');
    const compact = day(10).replaceAll("-", "");
    expect(body).toContain(`\r\nDTSTART:${compact}T080000Z\r\nDTEND:${compact}T093000Z\r\n`);
    expect(body).toContain("\r\nSUMMARY:Скоро\r\n");
    expect(body).toContain("\r\nLOCATION:Центр 101\\, Улица\\, 101\r\n");
    expect(body.replaceAll("\r\n ", "")).toContain("DESCRIPTION:О чём поговорим\\; и зачем\\, коротко.\\nВедёт: Анна");
    expect(body).toContain("UID:event-402@renaria.example\r\n");
  });

  test.each([
    ["/en/events/ahead/calendar.ics", 200],
    ["/events/over/calendar.ics", 410],
    ["/events/nothing/calendar.ics", 404],
  ])("%s answers %i", async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});

test("the sign-up form names the event, the city and the subject, and is accepted", async () => {
  const path = "/forms/appointment?subject=event&event=ahead";
  const { body } = await get(path);
  expect(text(body, "h1")).toBe("Записаться на встречу");
  expect(text(main(body))).toContain("Скоро, ");
  const { at, ...hidden } = hiddenFields(body);
  expect(hidden).toMatchObject({ subject: "event", event: "ahead" });
  expect(valueIn(body, "city")).toBe("Москва");
  expect(valueIn(body, "content")).toContain("Скоро");
  const sent = await postForm(
    server.origin,
    "/forms/appointment",
    {
      ...filled.appointment,
      ...hidden,
      at: String(Number(at) - LEAST_FILL_MS),
      content: valueIn(body, "content") ?? "",
    },
    { headers: { Origin: "https://renaria.example" } },
  );
  expect([sent.status, referenceIn(sent.html)]).toEqual([200, expect.stringMatching(/^\d{3}-\d{3}-\d{3}$/)]);
});

test("a past event is not filled in", async () => {
  expect(hiddenFields((await get("/forms/appointment?subject=event&event=over")).body)).not.toHaveProperty("event");
});

test("the API has events as entities of config 14, past ones too", async () => {
  const response = await fetch(`${server.origin}/api/entities/gett`, {
    method: "POST",
    headers: { "X-Account": ACCOUNT, "Content-Type": "application/json" },
    body: JSON.stringify({ filters: { config: 14, active: true, properties: { center: ["moscow-first"] } } }),
  });
  const { data } = (await response.json()) as { data: { entities: { alias: string; config: { fields: unknown } }[] } };
  expect(entityConfigs.event.id).toBe(14);
  expect(data.entities.map(({ alias }) => alias).toSorted()).toEqual(["ahead", "over"]);
  expect(data.entities.find(({ alias }) => alias === "ahead")?.config.fields).toContainEqual(
    expect.objectContaining({ key: "hours", value: { begins: "11:00", ends: "12:30" } }),
  );
});
