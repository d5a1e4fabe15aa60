import { join } from "node:path";
import { expect, test } from "vitest";
import { article, writePack } from "../tests/support/pack.ts";
import { describeFault } from "./fault.ts";
import { readPack } from "./read-pack.ts";

function read(files: Record<string, string>) {
  const root = writePack(files);
  return readPack(root, join(root, "media"));
}

async function faultsOf(files: Record<string, string>): Promise<string[]> {
  const result = await read(files);
  return "faults" in result ? result.faults.map(describeFault) : [];
}

const front = "id: 1\ntitle: О нас\ndescription: Кто мы.";

test("a valid pack becomes records in both languages", async () => {
  const result = await read({
    "articles/about.ru.md": article(front, "## Кто мы {#who}\n\nМы лечим **почки**."),
    "articles/about.en.md": article("title: About\ndescription: Who we are.", "We treat kidneys."),
  });
  if ("faults" in result) throw new Error(result.faults.map(describeFault).join("\n"));
  expect(result.pack.records).toMatchObject([
    {
      kind: "article",
      id: 1,
      body: {
        shared: { alias: "about", active: true },
        words: {
          ru: {
            title: "О\u00a0нас",
            content: [
              { type: "header", data: { level: 2, anchor: "who" } },
              { type: "paragraph", data: { text: "Мы лечим <strong>почки</strong>." } },
            ],
          },
          en: { title: "About" },
        },
      },
    },
  ]);
});

test("all faults are reported at once, each with its file and line", async () => {
  const faults = await faultsOf({
    "articles/a.ru.md": article("id: 1\ntitle: А\ndescription: Б\ncolour: red\nmeta:\n  size: 3"),
    "articles/b.ru.md": article("id: nine\ntitle: А\ndescription: Б", "Текст.\n\n![](picture.png)\n\n```\ncode\n```"),
    "articles/c.ru.md": "Без заголовка",
    "articles/d.en.md": article("title: D\ndescription: E"),
    "articles/Bad Name.md": "",
    "addresses/x.ru.md": article("id: 1\ntitle: О\nphone: 8-800\nemail: a@b\naddress: А\nworkHours: Ч", ""),
  });
  expect(faults.map((fault) => fault.replace(/(?<=:\d+:).*/, ""))).toEqual([
    "addresses/x.ru.md:4:",
    "addresses/x.ru.md:5:",
    "articles/a.ru.md:5:",
    "articles/a.ru.md:7:",
    "articles/b.ru.md:2:",
    "articles/b.ru.md:9:",
    "articles/b.ru.md:11:",
    "articles/Bad Name.md:1:",
    "articles/c.ru.md:1:",
    "articles/d.en.md:1:",
  ]);
});

test("invalid YAML is a fault with its line, not a crash", async () => {
  const faults = await faultsOf({ "articles/a.ru.md": article('id: 1\ntitle: "А\ndescription: Б') });
  expect(faults[0]).toMatch(/^articles\/a\.ru\.md:\d+: /);
});

test("a translation must not change shared fields", async () => {
  const faults = await faultsOf({
    "articles/a.ru.md": article(front),
    "articles/a.en.md": article("id: 5\ntitle: About\ndescription: Who"),
  });
  expect(faults).toEqual(["articles/a.en.md:2: id: unknown field"]);
});

test("a duplicate id is rejected, and the fault names the first file", async () => {
  const faults = await faultsOf({ "articles/a.ru.md": article(front), "articles/b.ru.md": article(front) });
  expect(faults).toEqual(["articles/b.ru.md:2: id: 1 is taken by articles/a.ru.md"]);
});

test("a data-only record has no text", async () => {
  const address = "id: 1\ntitle: О\nphone: '+78000000000'\nemail: a@b.example\naddress: А\nworkHours: Ч";
  const faults = await faultsOf({ "addresses/x.ru.md": article(address, "Лишнее.") });
  expect(faults).toEqual(["addresses/x.ru.md:10: there is no text under this front matter"]);
});

test("the same alias in two folders is rejected", async () => {
  const faults = await faultsOf({
    "articles/one/about.ru.md": article(front),
    "articles/two/about.ru.md": article(front.replace("id: 1", "id: 2")),
  });
  expect(faults).toEqual(["articles/two/about.ru.md:1: the alias about is taken by articles/one/about.ru.md"]);
});

test("broken references and links are reported with their line", async () => {
  const faults = await faultsOf({
    "articles/a.ru.md": article(`${front}\ncategory: nowhere`, "Смотрите [сюда](/b#x) и\n[туда](/nothing?tab=1)."),
    "articles/a.en.md": article(
      "title: A\ndescription: B",
      "See [it](/en/gone), [home](/en/b), [form](/en/forms/question).",
    ),
    "articles/b.ru.md": article(front.replace("id: 1", "id: 2")),
    "centers/moscow-1.ru.md": center("atlantis"),
    "cities.yaml": "- id: 1\n  slug: moscow\n  partner: true\n  ru:\n    title: Москва\n",
  });
  expect(faults).toEqual([
    "articles/a.en.md:6: there is no page /gone",
    "articles/a.ru.md:5: category: there is no category nowhere",
    "articles/a.ru.md:9: there is no page /nothing",
    "centers/moscow-1.ru.md:5: fields.city: there is no city atlantis",
  ]);
});

test("free places must name a shift that the center has, each once", async () => {
  const withFree = (free: string) =>
    center("moscow").replace(
      "fields:\n",
      `fields:\n  shifts: [{ shift: morning, days: [mon], opens: 07:00, closes: 12:00 }]\n  free: ${free}\n`,
    );
  const faultIn = async (free: string) =>
    (
      await faultsOf({
        "centers/moscow-1.ru.md": withFree(free),
        "cities.yaml": "- id: 1\n  slug: moscow\n  partner: true\n  ru:\n    title: Москва\n",
      })
    ).join();
  const row = "shift: 1, regular: true, said: 2026-11-16";
  expect(await faultIn(`[{ ${row} }]`)).toBe("");
  expect(await faultIn(`[{ ${row.replace("1", "2")} }]`)).toMatch(
    /moscow-1.ru.md:\d+: fields.free: there is no such shift/,
  );
  expect(await faultIn(`[{ ${row} }, { ${row} }]`)).toMatch(/fields.free: a shift is told once/);
});

test("a note on a service must be about one that the center has", async () => {
  const faultIn = async (key: string) =>
    (
      await faultsOf({
        "centers/moscow-1.ru.md": center("moscow").replace(
          "fields:\n",
          `fields:\n  services: [evening]\n  serviceNotes: { ${key}: по средам }\n`,
        ),
        "cities.yaml": "- id: 1\n  slug: moscow\n  partner: true\n  ru:\n    title: Москва\n",
      })
    ).join();
  expect(await faultIn("evening")).not.toContain("serviceNotes");
  expect(await faultIn("dietitian")).toMatch(/fields.serviceNotes: the center does not have this service/);
});

test("an event must name its center and who leads it, and must end after it begins", async () => {
  const event = (fields: string) => `---\nid: 1\ntitle: Школа\nfields:\n  date: 2026-12-01\n${fields}---\n`;
  const faults = await faultsOf({
    "events/a.ru.md": event('  hours: { begins: "11:00", ends: "12:00" }\n  center: atlantis\n  leader: nobody\n'),
  });
  expect(faults).toEqual([
    "events/a.ru.md:7: fields.center: there is no center atlantis",
    "events/a.ru.md:8: fields.leader: there is no specialist nobody",
  ]);
  const hours = await faultsOf({
    "events/a.ru.md": event('  hours: { begins: "12:00", ends: "11:00" }\n  leader: nobody\n'),
    "events/b.ru.md": event("  hours: { begins: 11, ends: noon }\n  leader: nobody\n"),
  });
  expect(hours.map((fault) => fault.replace(/: (?!fields).*/, ""))).toEqual([
    "events/a.ru.md:6: fields.hours",
    "events/b.ru.md:6: fields.hours.begins",
    "events/b.ru.md:6: fields.hours.ends",
  ]);
});

test("pages behind buttons and files behind ids are checked, in both languages", async () => {
  const faults = await faultsOf({
    "articles/a.ru.md": article(
      "id: 1\ntitle: А\ndescription: Б",
      '::button[Сюда]{url="/nowhere"}\n\n:::linking\n- 1\n- 7\n:::',
    ),
    "articles/a.en.md": article("title: A\ndescription: B", '::button[Here]{url="/a"}\n\n:::linking\n- 8\n:::'),
    "files/a.ru.md": "---\nid: 1\nfile: documents/a.txt\ntitle: А\n---\n",
    "documents/a.txt": "А",
  });
  expect(faults).toEqual(["articles/a.en.md:6: the English text links to /en/a"]);
  const later = await faultsOf({
    "articles/a.ru.md": article(
      "id: 1\ntitle: А\ndescription: Б",
      '::button[Сюда]{url="/nowhere"}\n\n:::linking\n- 1\n- 7\n:::',
    ),
    "articles/a.en.md": article("title: A\ndescription: B", '::button[Here]{url="/en/a"}\n\n:::linking\n- 8\n:::'),
    "files/a.ru.md": "---\nid: 1\nfile: documents/a.txt\ntitle: А\n---\n",
    "documents/a.txt": "А",
  });
  expect(later).toEqual([
    "articles/a.en.md:9: linking: there is no file 8",
    "articles/a.ru.md:7: there is no page /nowhere",
    "articles/a.ru.md:11: linking: there is no file 7",
  ]);
});

test("each fault in a list of short records has its line", async () => {
  const faults = await faultsOf({
    "cities.yaml":
      "- id: 1\n  slug: moscow\n  partner: maybe\n  ru:\n    title: Москва\n- id: 2\n  slug: Kazan\n  partner: true\n",
  });
  expect(faults.map((fault) => fault.replace(/(?<=:\d+:).*/, ""))).toEqual([
    "cities.yaml:3:",
    "cities.yaml:6:",
    "cities.yaml:7:",
  ]);
});

test("a missing or unreadable picture is a fault with the line that names it", async () => {
  const faults = await faultsOf({
    "articles/a.ru.md": article(`${front}\nimage: pictures/none.svg`),
    "articles/b.ru.md": article(`${front.replace("id: 1", "id: 2")}\nimage: pictures/text.svg`),
    "pictures/text.svg": "just text",
  });
  expect(faults).toEqual([
    "articles/a.ru.md:5: image: pictures/none.svg is not a file that can be read",
    "articles/b.ru.md:5: image: pictures/text.svg is not a picture that can be read",
  ]);
});

function center(city: string): string {
  const fields = `city: ${city}\n  address: А\n  phone: "+78000000000"\n  hours: [{ days: [mon], opens: 07:00, closes: 20:00 }]\n  timezone: Europe/Moscow\n  languages: { spoken: [russian] }\n  latitude: 1\n  longitude: 2`;
  return article(`id: 1\ntitle: Ц\nfields:\n  ${fields}`, "");
}

test("a colon inside a text needs no quotes", async () => {
  const result = await read({ "articles/a.ru.md": article(front, "Смена в 17:30, адрес:Москва.") });
  if ("faults" in result) throw new Error(result.faults.map(describeFault).join("\n"));
  expect(JSON.stringify(result.pack.records)).toContain("17:30, адрес:");
});

test.each<[string, Record<string, string>, string[]]>([
  [
    "a category that is its own parent",
    {
      "categories/a.ru.md": category(1, "b"),
      "categories/b.ru.md": category(2, "a"),
      "articles/x.ru.md": article(`${front.replace("id: 1", "id: 9")}\ncategory: a`),
    },
    [
      "categories/a.ru.md:2: category a is its own parent, by a way round",
      "categories/b.ru.md:2: category b is its own parent, by a way round",
    ],
  ],
  [
    "an English text that links to a Russian page",
    { "articles/a.ru.md": article(front), "articles/a.en.md": article("title: A\ndescription: B", "[Home](/a)") },
    ["articles/a.en.md:6: the English text links to /en/a"],
  ],
  [
    "a number that belongs to visitors' reviews",
    { "articles/a.ru.md": article("id: 1000001\ntitle: А\ndescription: Б") },
    ["articles/a.ru.md:2: id: the numbers after 1000000 are for visitors' reviews"],
  ],
  [
    "a title that is still to be written",
    { "articles/a.ru.md": article(front.replace("О нас", "…")) },
    ["articles/a.ru.md:3: title: is still to be written"],
  ],
  [
    "a text that is still to be written",
    { "articles/a.ru.md": article(front, "…") },
    ["articles/a.ru.md:7: is still to be written"],
  ],
  [
    "a picture outside its folder",
    { "articles/a.ru.md": article(`${front}\nimage: pictures/../../secret.png`) },
    ["articles/a.ru.md:5: image: a picture is pictures/…"],
  ],
])("%s is refused", async (_what, files, faults) => {
  expect(await faultsOf(files)).toEqual(faults);
});

function category(id: number, parent: string): string {
  return article(`id: ${id}\nparent: ${parent}\ntitle: К\ndescription: Р`, "");
}

test("the reviewer, related pages and sources of a text are stored as written", async () => {
  const result = await read({
    "articles/a.ru.md": article(
      `${front}\nreviewedAt: 2026-05-12\nreviewer: anna\nrelated: [b, /b]\ninvitation: question\nscene: hall\nsources:\n  - title: Книга\n    year: 2020`,
    ),
    "articles/b.ru.md": article(front.replace("id: 1", "id: 2")),
    "specialists/anna.ru.md": specialist,
    "regions/moscow.ru.md": "---\nid: 7\ntitle: Москва\n---\n",
    "cities.yaml": "- id: 1\n  slug: moscow\n  partner: true\n  ru:\n    title: Москва\n",
    "pictures/hall.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
  });
  if ("faults" in result) throw new Error(result.faults.map(describeFault).join("\n"));
  const [a, b] = result.pack.records.filter(({ kind }) => kind === "article");
  expect(a?.body).toMatchObject({
    shared: { reviewer: "anna", related: ["b", "/b"], invitation: "question", scene: { name: "hall.svg" } },
    words: { ru: { sources: [{ title: "Книга", year: 2020 }] } },
  });
  // Fields that an editor leaves out are not part of the record, as in records stored earlier.
  expect(JSON.stringify(b?.body)).not.toMatch(/related|reviewer|invitation|scene|sources/);
});

test("an article that refers to missing records is rejected, each fault with its line", async () => {
  const faults = await faultsOf({
    "articles/a.ru.md": article(`${front}\nreviewedAt: 2026-05-12\nreviewer: nobody\nrelated:\n  - b\n  - c\n  - /d`),
    "articles/b.ru.md": article(front.replace("id: 1", "id: 2")),
  });
  expect(faults).toEqual([
    "articles/a.ru.md:6: reviewer: there is no specialist nobody",
    "articles/a.ru.md:9: there is no page c",
    "articles/a.ru.md:10: there is no page /d",
  ]);
  expect(
    await faultsOf({
      "articles/a.ru.md": article(
        `${front}\nreviewer: anna\nrelated: [a]\ninvitation: buy\nscene: no\nsources:\n  - title: К\n    url: ftp://x`,
      ),
      "articles/b.ru.md": article(`${front.replace("id: 1", "id: 2")}\nreviewer: anna\nrelated: [b]\nscene: no`),
    }),
  ).toEqual([
    expect.stringContaining("articles/a.ru.md:7: invitation: "),
    expect.stringContaining("articles/a.ru.md:11: sources.0.url: "),
    "articles/b.ru.md:5: reviewer: say in reviewedAt when it was checked",
    "articles/b.ru.md:6: related.0: a page is not related to itself",
    "articles/b.ru.md:7: scene: pictures/no.svg is not a file that can be read",
  ]);
});

const specialist = article(
  "id: 5\ntitle: Анна\nfields:\n  region: moscow\n  city: moscow\n  speciality: Нефрология\n  education: [Институт]\n  accreditation: Есть",
  "",
);

test("a center's text, shifts and directions are stored; a translation holds texts only", async () => {
  const fields = `shifts: [{ shift: morning, days: [mon], opens: 07:00, closes: 11:00 }]\n  way:\n    stop: Метро\n    minutes: 9\n  stepFree: true`;
  const files = {
    "centers/a.ru.md": center("moscow").replace("\n---\n\n", `\n  ${fields}\n---\n\nТекст.`),
    "centers/a.en.md": article("title: A\nfields:\n  address: S\n  way:\n    stop: Metro", "Text."),
    "cities.yaml":
      "- id: 1\n  slug: moscow\n  partner: true\n  latitude: 55.7\n  longitude: 37.6\n  ru:\n    title: Москва\n",
  };
  const result = await read(files);
  if ("faults" in result) throw new Error(result.faults.map(describeFault).join("\n"));
  expect(result.pack.records.find(({ kind }) => kind === "entity")?.body).toMatchObject({
    shared: {
      fields: { shifts: [{ shift: "morning", days: ["mon"], opens: "07:00", closes: "11:00" }], stepFree: true },
    },
    words: {
      ru: {
        content: [{ type: "paragraph" }],
        fields: { way: { stop: "Метро", minutes: 9 } },
      },
      en: { content: [{ type: "paragraph" }], fields: { way: { stop: "Metro" } } },
    },
  });
  expect(result.pack.records.find(({ kind }) => kind === "city")?.body).toMatchObject({ shared: { latitude: 55.7 } });
  expect(
    await faultsOf({ ...files, "centers/a.en.md": files["centers/a.en.md"].replace("stop: Metro", "minutes: 9") }),
  ).toEqual([expect.stringContaining("fields.way.stop: "), "centers/a.en.md:6: fields.way.minutes: unknown field"]);
});

test("service names come from the variable, in each language; an unknown key is a fault", async () => {
  const files = {
    "centers/a.ru.md": center("moscow").replace("\n---\n", "\n  services: [guests, tests]\n---\n"),
    "centers/a.en.md": article("title: A\nfields:\n  address: S", ""),
    "variables/services.ru.md": article(
      "value:\n  - { key: guests, title: Гостевой диализ }\n  - { key: tests, title: Анализы }",
      "",
    ),
    "variables/services.en.md": article(
      "value:\n  - { key: tests, title: Blood tests }\n  - { key: guests, title: Guest dialysis }",
      "",
    ),
    "cities.yaml": "- id: 1\n  slug: moscow\n  partner: true\n  ru:\n    title: Москва\n",
  };
  const result = await read(files);
  if ("faults" in result) throw new Error(result.faults.map(describeFault).join("\n"));
  const offered = (guests: string, tests: string) => [
    { key: "guests", title: guests },
    { key: "tests", title: tests },
  ];
  expect(result.pack.records.find(({ kind }) => kind === "entity")?.body).toMatchObject({
    words: {
      ru: { fields: { services: offered("Гостевой диализ", "Анализы") } },
      en: { fields: { services: offered("Guest dialysis", "Blood tests") } },
    },
  });
  const wrong = files["centers/a.ru.md"].replace("guests, tests", "guests, massage").replace("07:00", "7:00");
  expect(await faultsOf({ ...files, "centers/a.ru.md": wrong })).toEqual([
    expect.stringMatching(/^centers\/a\.ru\.md:\d+: fields\.hours\.0\.opens: a time is written as 07:30$/),
  ]);
  expect(await faultsOf({ ...files, "centers/a.ru.md": wrong.replace("7:00", "07:00") })).toEqual([
    expect.stringMatching(/^centers\/a\.ru\.md:\d+: fields\.services: there is no service massage$/),
  ]);
});

test("a variable that names an unknown reviewer or article is rejected", async () => {
  const pairs = "{ ru: Да, en: Yes }";
  const faults = await faultsOf({
    "variables/nurse-sheet.ru.md": article(
      `value:\n  reviewer: nobody\n  reviewedAt: 2026-11-17\n  title: ${pairs}\n  fields:\n    - { key: a, label: ${pairs} }\n  never: { title: ${pairs}, lines: [${pairs}] }\n  call: { title: ${pairs}, line: ${pairs}, abroad: ${pairs} }`,
      "",
    ),
  });
  expect(faults).toEqual(["variables/nurse-sheet.ru.md:3: value.reviewer: there is no specialist nobody"]);
});
