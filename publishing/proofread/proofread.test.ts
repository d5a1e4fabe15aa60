import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { article, writePack } from "../../tests/support/pack.ts";
import { describeFault } from "../fault.ts";
import { proofread } from "./proofread.ts";

const record = (front: string) => `---\n${front}\n---\n`;
const center = (id: number, region: string) =>
  record(`id: ${id}\ntitle: Ц\nfields:\n  region: ${region}\n  city: ${region}\n  phone: "+7495000000${id}"`);
const worker = (id: number, title: string, fields: string) => record(`id: ${id}\ntitle: ${title}\nfields:\n${fields}`);
const leaders = (alias: string, id: number) => ({
  [`specialists/doctor-${alias}.ru.md`]: worker(
    id,
    "Врач",
    `  center: ${alias}\n  heads: ${alias}\n  position: Заведующая центром, врач-нефролог`,
  ),
  [`specialists/nurse-${alias}.ru.md`]: worker(
    id + 1,
    "Медсестра",
    `  center: ${alias}\n  position: Старшая медсестра, учит`,
  ),
});
const food = (ru: string, grams: number, potassium: number) =>
  `    - { key: food-${grams}-${potassium}, name: { ru: ${ru}, en: ${ru} }, group: g, portion: { grams: ${grams}, ru: п, en: p }, potassium: ${potassium}, phosphorus: 1, sodium: 1, protein: 1, fluid: 1 }\n`;

const base = {
  "spelling/wrong-words.yaml": readFileSync("content/spelling/wrong-words.yaml", "utf8"),
  "addresses/default.ru.md": record('id: 1\ntitle: Офис\nphone: "+78000000000"\nworkHours: Пн–пт, 9:00–18:00'),
  "addresses/default.en.md": record('title: Office\nphone: "+78000000001"\nworkHours: "Mon–Fri, 9 am – 6 pm"'),
  "variables/facts.ru.md": record(
    'value:\n  coordinator-hours: ежедневно с 7:00 до 21:00\n  needle-minutes: 10–15 минут\n  data-email: privacy@renaria.example\n  crisis-line: "+78000000005"',
  ),
  "variables/reference-foods.ru.md": record(
    `value:\n  limits: { potassium: [100, 200], phosphorus: [50, 150], sodium: [140, 400] }\n  groups:\n    g: { ru: Г, en: G }\n  foods:\n${food("Кабачок", 150, 261)}${food("Огурец свежий", 100, 147)}${food("Банан", 120, 358)}${food("Рис", 100, 35)}`,
  ),
  "prices/visit.ru.md": record("id: 2\ntitle: Приём\nfields:\n  section: П\n  price: 3200"),
  ...leaders("a", 21),
  ...leaders("b", 31),
  ...leaders("c", 41),
  "centers/a.ru.md": center(1, "north"),
  "centers/b.ru.md": center(2, "north"),
  "centers/c.ru.md": center(3, "south"),
  "regions/north.ru.md": record("id: 8\ntitle: Север"),
  "regions/south.ru.md": record("id: 9\ntitle: Юг"),
};

async function faultsOf(files: Record<string, string>): Promise<string[]> {
  return (await proofread(writePack({ ...base, ...files }))).map(describeFault);
}
const ru = (body: string, front = "") => ({
  "articles/a.ru.md": article(`id: 1\ntitle: А\ndescription: Б${front}`, body),
});
/** With a Russian text of as many words. */
const en = (body: string) => ({
  ...ru(body.replaceAll(/[A-Za-z]+/g, "слово")),
  "articles/a.en.md": article("title: A\ndescription: B", body),
});

test("a pack that quotes its facts and avoids forbidden words has no faults", async () => {
  expect(
    await faultsOf({
      ...ru(
        "Звоните {{address.default.phone}}, 103 или 112, +7 (499) 111-11-11. {{count.centers|центр|центра|центров}}.",
      ),
      "articles/b.ru.md": article("id: 2\ntitle: Центр\ndescription: Б", "Вот [список](/centers), a@center.example."),
      "articles/b.en.md": article(
        "title: The centre\ndescription: B",
        "See [the list](/en/centers), a@center.example.",
      ),
    }),
  ).toEqual([]);
});

describe("facts typed by hand although a record holds them", () => {
  test.each<[string, string, string]>([
    [
      "a phone",
      "Текст.\nЗвоните **+7 (800) 000-00-00**.",
      "articles/a.ru.md:8: the phone +7 (800) 000-00-00 is in a record: write {{address.default.phone}}",
    ],
    [
      "a phone in other signs",
      "8-800 000-00-05",
      "articles/a.ru.md:7: the phone +7 (800) 000-00-05 is in a record: write {{facts.crisis-line}}",
    ],
    [
      "a phone in a link",
      "[Звоните](tel:+74950000002)",
      "articles/a.ru.md:7: the phone +7 (495) 000-00-02 is in a record: write {{center.b.phone}}",
    ],
    [
      "a price",
      "Приём стоит 3 200 ₽.",
      "articles/a.ru.md:7: the price 3 200 ₽ is in a record: write {{price.visit.price}}",
    ],
    [
      "the coordinator's hours",
      "Координатор ответит с 8:00 до **20:00**.",
      "articles/a.ru.md:7: the coordinator's hours (“8:00 до 20:00”) are in a record, “ежедневно с 7:00 до 21:00”: write {{facts.coordinator-hours}}",
    ],
    [
      "hours of an office",
      "Открыто: пн-пт, 9:00-18:00.",
      "articles/a.ru.md:7: “Пн–пт, 9:00–18:00” is in a record: write {{address.default.workHours}}",
    ],
    [
      "a fact",
      "Прижмите на 10–15\u00a0минут.",
      "articles/a.ru.md:7: “10–15 минут” is in a record: write {{facts.needle-minutes}}",
    ],
    [
      "an address to write to",
      "Пишите: privacy@renaria.example.",
      "articles/a.ru.md:7: “privacy@renaria.example” is in a record: write {{facts.data-email}}",
    ],
    [
      "a count",
      "У нас 3 центра.",
      "articles/a.ru.md:7: “3 центра” is counted: write {{count.centers|центр|центра|центров}}",
    ],
    [
      "a count in words",
      "Мы работаем в двух регионах.",
      "articles/a.ru.md:7: “двух регионах” is counted: write {{count.regions|регион|региона|регионов}}",
    ],
  ])("%s", async (_what, body, fault) => {
    expect(await faultsOf(ru(body))).toEqual([fault]);
  });

  test("each language has its own phone number; faults in fields and long texts of a record have their line", async () => {
    expect(await faultsOf(en("Call +7 (800) 000-00-01."))).toEqual([
      "articles/a.en.md:6: the phone +7 (800) 000-00-01 is in a record: write {{address.default.phone}}",
    ]);
    const text =
      "id: 3\ntitle: П\nfields:\n  section: П\n  text: >-\n    Первая строка.\n\n    Звоните +7 (800) 000-00-00.";
    expect(await faultsOf({ "legal-documents/rules.ru.md": record(text) })).toEqual([
      "legal-documents/rules.ru.md:9: the phone +7 (800) 000-00-00 is in a record: write {{address.default.phone}}",
    ]);
  });

  test("a dated text may state what was true on its day; a region counts its own centers", async () => {
    expect(await faultsOf(ru("Теперь у нас 3 центра.", "\npublishedAt: 2026-01-01T00:00:00Z"))).toEqual([]);
    const north = record("id: 8\ntitle: Север\nfields:\n  description: Здесь два центра из 3.");
    expect(await faultsOf({ "regions/north.ru.md": north })).toEqual([
      "regions/north.ru.md:5: “два центра” is counted: write {{count.centers.north|центр|центра|центров}}",
    ]);
  });
});

describe("foods", () => {
  const foods = (little: string, much: string) =>
    `\nfoods:\n  potassium:\n    little: [${little}]\n    much: [${much}]`;

  test("reports one praised although the table says high, blamed although it says low, or missing in the table", async () => {
    expect(await faultsOf(ru("Ешьте кабачки.", foods("Кабачок, огурец свежий, Дуриан", "Рис")))).toEqual([
      "articles/a.ru.md:7: foods.potassium.little: reference-foods says much of Кабачок: 392 mg in 150 g",
      "articles/a.ru.md:7: foods.potassium.little: there is no food Дуриан in reference-foods",
      "articles/a.ru.md:8: foods.potassium.much: reference-foods says little of Рис: 35 mg in 100 g",
    ]);
  });

  test("high ones that are mentioned in passing must be listed", async () => {
    expect(await faultsOf(ru("Мало калия в огурцах.\n\nИ в кабачках тоже.", foods("Огурец свежий", "Банан")))).toEqual([
      "articles/a.ru.md:13: Кабачок has much potassium by reference-foods and is named here: add it to foods.potassium.much",
    ]);
    expect(await faultsOf(ru("Бананов поменьше.", foods("Огурец свежий", "Банан")))).toEqual([]);
  });
});

/** A file with this name; `copy` is the same drawing as `one`. */
const drawn = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`pictures/${name}.svg`, `<svg>${name === "copy" ? "one" : name}</svg>`]));

describe("pictures", () => {
  const page = (id: number, front: string, body = "Текст.") =>
    article(`id: ${id}\ntitle: А\ndescription: Б\n${front}`, body);

  test("reports one at the head of more than two pages, however each page names it", async () => {
    const faults = await faultsOf({
      ...drawn("one"),
      "articles/a.ru.md": page(1, "image: pictures/one.svg"),
      "articles/b.ru.md": page(2, "scene: one"),
      "articles/c.ru.md": page(3, "publishedAt: 2026-01-01T00:00:00Z", "![Рука](pictures/one.svg)"),
      "regions/north.ru.md": record("id: 8\nimage: pictures/one.svg\ntitle: Север"),
      "galleries/g.ru.md": record("id: 1\npictures: [pictures/one.svg]\ntitles: [Зал]"),
    });
    expect(faults).toEqual([
      "regions/north.ru.md:3: pictures/one.svg is at the head of 3 pages, 2 at most: choose another",
    ]);
  });

  test("reports one of an overview page at the head of another page", async () => {
    const faults = await faultsOf({
      ...drawn("one", "two"),
      "articles/pages/stories.ru.md": page(1, "image: pictures/one.svg"),
      "articles/a.ru.md": page(2, "image: pictures/one.svg"),
      "articles/regions.ru.md": page(3, "image: pictures/two.svg"),
      "regions/north.ru.md": record("id: 8\nimage: pictures/two.svg\ntitle: Север"),
    });
    expect(faults.toSorted()).toEqual([
      "articles/a.ru.md:5: pictures/one.svg belongs to the overview articles/pages/stories.ru.md: choose another",
      "regions/north.ru.md:3: pictures/two.svg belongs to the overview articles/regions.ru.md: choose another",
    ]);
  });

  test("reports one that no page uses", async () => {
    const faults = await faultsOf({ ...drawn("one", "two"), ...ru("Текст.", "\nscene: two") });
    expect(faults).toEqual(["pictures/one.svg:1: is on no page: use it or delete it"]);
  });
});

describe("portraits", () => {
  const person = (id: number, title: string, image: string) =>
    record(`id: ${id}\nimage: pictures/${image}.svg\ntitle: ${title}\nfields: { center: a }`);
  const story = (title: string, image: string) =>
    article(`id: 5\ncategory: stories-patients\ntitle: ${title}\ndescription: Б\nimage: pictures/${image}.svg`);

  test("reports one used for two people, even as a copy", async () => {
    const faults = await faultsOf({
      ...drawn("one", "copy"),
      "articles/story.ru.md": story("Рустам работает", "one"),
      "specialists/kan.ru.md": person(11, "Борис Ильич Кан", "copy"),
    });
    expect(faults).toEqual([
      "specialists/kan.ru.md:3: image: pictures/copy.svg is the portrait of another person, in articles/story.ru.md",
    ]);
  });

  test("one person in two records, or a portrait of nobody, is not a fault", async () => {
    const faults = await faultsOf({
      ...drawn("one", "two"),
      "articles/speech.ru.md": story("Борис Кан, главный врач", "one"),
      "specialists/kan.ru.md": person(11, "Борис Ильич Кан", "one"),
      "specialists/lis.ru.md": person(12, "Анна Лис", "two"),
      ...ru("Текст.", "\nimage: pictures/two.svg"),
    });
    expect(faults).toEqual([]);
  });
});

describe("people", () => {
  test("a center must name its head doctor and its head nurse", async () => {
    expect(await faultsOf({ "centers/d.ru.md": center(4, "south") })).toEqual([
      "centers/d.ru.md:1: has no head doctor in specialists/: a person of d, “Заведующий центром, врач-нефролог”",
      "centers/d.ru.md:1: has no head nurse in specialists/: a person of d, “Старшая медсестра”",
    ]);
  });

  test("a former employee must not head a center, and a closed center needs nobody", async () => {
    const left = worker(21, "Врач", "  center: a\n  position: Заведующая центром").replace("id:", "active: false\nid:");
    expect(await faultsOf({ "specialists/doctor-a.ru.md": left })).toEqual([
      "centers/a.ru.md:1: has no head doctor in specialists/: a person of a, “Заведующий центром, врач-нефролог”",
    ]);
    const closed = center(4, "south").replace("id:", "active: false\nid:");
    expect(await faultsOf({ "centers/d.ru.md": closed })).toEqual([]);
  });

  test("everyone must work in a center", async () => {
    expect(await faultsOf({ "specialists/lis.ru.md": worker(51, "Анна Лис", "  position: Врач") })).toEqual([
      "specialists/lis.ru.md:3: fields.center: where does the person work?",
    ]);
  });
});

describe("a medical page", () => {
  const page = (category: string, more = "") => ru("Текст.", `\ncategory: ${category}${more}`);
  const reviewed = "\nreviewer: doctor-a\nreviewedAt: 2026-11-01\nsources:\n  - title: KDIGO";

  test.each([
    "treatment",
    "treatment-dialysis",
    "fistula-care",
    "transplant-after",
    "dialysis",
    "drugs",
    "lifestyle-nutrition",
  ])("of %s must name its reviewer and its sources", async (category) => {
    expect(await faultsOf(page(category))).toEqual([
      "articles/a.ru.md:3: reviewer: a medical page names the specialist who read it",
      "articles/a.ru.md:3: sources: a medical page names what it leans on",
    ]);
    expect(await faultsOf(page(category, reviewed))).toEqual([]);
    expect(await faultsOf(page(category, "\nactive: false"))).toEqual([]);
  });

  test("may be recognised by its alias in a category that also holds other pages", async () => {
    const call = article(
      "id: 1\ntitle: А\ndescription: Б\ncategory: information\nreviewer: doctor-a\nreviewedAt: 2026-11-01",
    );
    expect(await faultsOf({ "articles/when-to-call.ru.md": call })).toEqual([
      "articles/when-to-call.ru.md:3: sources: a medical page names what it leans on",
    ]);
  });

  test("must be reviewed by a doctor, and a page about rights by a lawyer", async () => {
    const by = (reviewer: string) => reviewed.replace("doctor-a", reviewer);
    expect(await faultsOf(page("drugs-session", by("nurse-a")))).toEqual([
      "articles/a.ru.md:3: reviewer: a medical page is read by a doctor",
    ]);
    const rights = (reviewer: string) => ({
      "articles/transport-to-dialysis.ru.md": article(`id: 1\ntitle: А\ndescription: Б${by(reviewer)}`),
      "specialists/lex.ru.md": worker(61, "Юлия Лекс", "  center: a\n  position: Юрист"),
    });
    expect(await faultsOf(rights("lex"))).toEqual([]);
    expect(await faultsOf(rights("doctor-a"))).toEqual([
      "articles/transport-to-dialysis.ru.md:3: reviewer: a page about rights is read by a lawyer",
    ]);
  });

  test("other pages need neither", async () => {
    expect(await faultsOf(page("news"))).toEqual([]);
    const list = article("id: 2\ntitle: А\ndescription: Б\ncategory: dialysis");
    expect(await faultsOf({ "articles/regions.ru.md": list })).toEqual([]);
  });
});

describe("an abbreviation of the glossary", () => {
  const terms = {
    "glossary/gfr.ru.md": record("id: 91\ntitle: СКФ\ndescription: Д\nsynonyms: [скорость клубочковой фильтрации]"),
    "glossary/gfr.en.md": record("title: GFR\ndescription: D\nsynonyms: [glomerular filtration rate]"),
  };
  const found = (line: number, locale = "ru") =>
    `articles/a.${locale}.md:${line}: ${locale === "ru" ? "СКФ" : "GFR"} is not explained: write its words beside it, as in glossary/gfr`;

  test.each<[string, string, string[]]>([
    ["in a heading", "## Про СКФ\n\nСкорость клубочковой фильтрации (СКФ) низкая.", [found(7)]],
    ["in a table", "| анализ | цель |\n| --- | --- |\n| СКФ | 90 |", [found(9)]],
    ["in the title of a box", ":::spoiler[Что такое СКФ?]\nСКФ считают.\n:::", [found(7)]],
    ["in a box whose terms are not linked", ":::warning[Важно]\nСКФ меньше 15.\n:::", [found(8)]],
    ["far from its words", "Это скорость клубочковой фильтрации.\n\nСнижение СКФ.", [found(9)]],
    ["in a paragraph, where it is linked", "Снижение СКФ.\n\n## СКФ", []],
    ["in a fold, where it is linked", ":::spoiler[Анализ]\n- Снижение СКФ.\n:::", []],
    ["beside its words", "| анализ | что это |\n| --- | --- |\n| СКФ | скорость клубочковой фильтрации |", []],
  ])("%s", async (_where, body, faults) => {
    expect(await faultsOf({ ...terms, ...ru(body) })).toEqual(faults);
  });

  test("in English, under the title, and in a legal text, whose terms are not linked", async () => {
    const body = article("title: GFR\ndescription: B", "Text.");
    const twin = article("id: 1\ntitle: А\ndescription: Б", "Слово.");
    expect(await faultsOf({ ...terms, "articles/a.ru.md": twin, "articles/a.en.md": body })).toEqual([found(2, "en")]);
    const category = { "categories/documents.ru.md": record("id: 5\ntitle: Д\ndescription: Д") };
    expect(await faultsOf({ ...terms, ...category, ...ru("Снижение СКФ.", "\ncategory: documents") })).toEqual([
      found(8),
    ]);
  });
});

describe("forbidden words", () => {
  test.each<[string, string]>([
    ["Въезд на инвалидной коляске.", "“инвалидной коляске”: write кресло-коляска"],
    ["Во время\nсеансов.", "“сеансов”: write процедура"],
    ["Письмо Натальой прочитано.", "“Натальой”: write Наталья, Натальей"],
    ["Сегодня нас\u00a0ждут.", "“нас ждут”: write вас ждут"],
    ["От гепатита В.", "“гепатита В”: write латинские B, C, A: гепатит B"],
  ])("in Russian: %s", async (body, fault) => {
    expect(await faultsOf(ru(body))).toEqual([`articles/a.ru.md:${body.includes("\n") ? 8 : 7}: ${fault}`]);
  });

  test.each<[string, string]>([
    ["Our centers.", "“centers”: write centre"],
    ["Hemodialysis helps.", "“Hemodialysis”: write haemo…"],
    ["We organize it.", "“organize”: write -ise, -yse"],
    ["The program.", "“program”: write programme"],
    ["Two liters.", "“liters”: write litre"],
    ["Anemia.", "“Anemia”: write …aemia"],
    ["Favorite colors.", "“Favorite”: write -our"],
    ["A bag of chips.", "“chips”: write crisps"],
    ["The hall.", "“hall”: write treatment room"],
    ["Call the duty line.", "“duty line”: write 24-hour nurse helpline"],
    ["The buzz has gone.", "“The buzz has gone”: write you cannot feel the buzz"],
  ])("in English: %s", async (body, fault) => {
    expect((await faultsOf(en(body)))[0]).toBe(`articles/a.en.md:6: ${fault}`);
  });

  test("similar words are allowed, and so are keywords, which use visitors' own words", async () => {
    const words = "The size of a prize, a laboratory, a concert hall, the citizens, a glucose meter, coral, a demo.";
    expect(await faultsOf(en(words))).toEqual([]);
    expect(await faultsOf(ru("Киносеанс.", "\nmeta:\n  keywords: сеанс диализа"))).toEqual([]);
  });

  test("are also searched for in the interface, and an unreadable list is reported", async () => {
    const file = {
      file: "site/words.ts",
      folder: "site",
      name: "",
      locale: "ru" as const,
      front: {},
      lines: new Map(),
    };
    const texts = [{ line: 3, locale: "en" as const, text: "The duty line", field: "" }];
    const further = [{ ...file, texts, outline: [], quotes: [] }];
    expect((await proofread(writePack(base), further)).map(describeFault)).toEqual([
      "site/words.ts:3: “duty line”: write 24-hour nurse helpline",
    ]);
    expect(await faultsOf({ "spelling/wrong-words.yaml": "en:\n  - wrong: '(a'\n    right: b\n" })).toEqual([
      "spelling/wrong-words.yaml:2: en.0.wrong: not a regular expression",
    ]);
  });
});
