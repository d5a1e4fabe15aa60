import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { markerOf } from "./highlight.ts";
import { Lexicon } from "./lexicon.ts";
import type { SearchDocument } from "./read-document.ts";
import { buildSearchIndex, type IndexParts, type SearchIndex } from "./search-index.ts";

const documents: SearchDocument[] = [
  { key: "home", title: "Главная", text: "Центры нефрологии и <b>диализа</b> в&nbsp;Москве." },
  {
    key: "haemodialysis",
    title: "Гемодиализ",
    text: "Очищение крови аппаратом. Сеанс длится 4 часа.",
    keywords: "почки",
  },
  { key: "peritoneal", title: "Перитонеальный диализ", text: "Лечение дома, без поездок. Почки отдыхают." },
  { key: "transplant", title: "Трансплантация почки", text: "Операция в 2024 году. Донор и реципиент." },
  { key: "diet", title: "Питание", text: "Белок, калий, витамин D. Солёное – реже.", keywords: "диета меню" },
  { key: "doctor", title: "Хирург Жукова Наталья", text: "Принимает в Москве. Dialysis access surgeon." },
];

let index: SearchIndex;
beforeAll(async () => {
  index = await buildSearchIndex(documents);
});

const titled = (...titles: string[]) =>
  buildSearchIndex(titles.map((title, position) => ({ key: String(position), title, text: "" })));

describe("the word itself comes before words that only begin like it", () => {
  const diet = (key: string, title: string, text: string) => ({ key, title, text });
  const written = [diet("doctor", "A dietitian speaks", ""), diet("menu", "A menu", "This diet is mild.")];

  test("even if those are in a title", async () => {
    expect((await buildSearchIndex(written)).search("diet")).toEqual(["menu", "doctor"]);
  });

  test("and when there are enough of it, those are left out", async () => {
    const many = Array.from({ length: 8 }, (_, n) => diet(`diet-${n}`, `Page ${n}`, "About your diet."));
    const some = await buildSearchIndex([...written, ...many.slice(2)]);
    expect(some.search("diet")).toContain("doctor");
    const enough = await buildSearchIndex([...written, ...many]);
    expect(enough.search("diet")).toHaveLength(9);
    expect(enough.search("diet")).not.toContain("doctor");
    expect(enough.search("dieti")).toEqual(["doctor"]);
  });
});

test("records of a list keep its order, however often they repeat a word", async () => {
  const texts = ["О диализе.", "Диализ, диализ и диализ.", "О диализе."];
  const records = texts.map((text, n) => ({ key: String(n), title: `Центр ${n}`, text }));
  const listed = await buildSearchIndex(records.map((record) => ({ ...record, isListed: true })));
  expect(listed.search("диализ")).toEqual(["0", "1", "2"]);
  expect((await buildSearchIndex(records)).search("диализ")).toEqual(["1", "0", "2"]);
});

describe("finds", () => {
  test.each([
    ["a form of the word", "диализом", ["haemodialysis", "peritoneal", "home"]],
    ["a word with a fleeting vowel", "почек", ["transplant", "haemodialysis", "peritoneal"]],
    ["е for ё", "соленое", ["diet"]],
    ["another case", "ПИТАНИЕ", ["diet"]],
    ["an English form", "surgeons", ["doctor"]],
    ["keywords", "меню", ["diet"]],
    ["a number", "2024", ["transplant"]],
    ["a beginning", "гемод", ["haemodialysis"]],
    ["a beginning of three letters", "гем", ["haemodialysis"]],
    ["a beginning longer than the stem", "трансплантаци", ["transplant"]],
    ["a beginning that stemming would spoil", "dialys", ["doctor"]],
    ["a beginning after a whole word", "москва натал", ["doctor"]],
    ["only the last word by its beginning", "гемод почки", ["transplant", "haemodialysis", "peritoneal"]],
    ["a wrong letter", "гемадиализ", ["haemodialysis"]],
    ["a letter left out", "питние", ["diet"]],
    ["two slips in a long word", "перетониальный", ["peritoneal"]],
    ["neighbours that changed places", "дноор", ["transplant"]],
    ["a slip in another form of the word", "операцыями", ["transplant"]],
    ["a slip that spoils the stem", "питаниэ", ["diet"]],
    ["a slip beside a beginning", "маскве-хир", ["doctor"]],
    ["the wrong layout", "lbtnf", ["diet"]],
    ["the wrong layout with keys that are not letters", "[bhehu ;erjdf", ["doctor"]],
    ["English in the Russian layout", "ыгкпущт", ["doctor"]],
    ["a slip in the wrong layout", "gbnfybz", ["diet"]],
    ["one word of two in the wrong layout", "москва [bhehu", ["doctor"]],
    ["a wrong layout with a word that exists in both", "wtyn d vjcrdt", ["home"]],
    ["a word that every text has, when nothing else is asked", "без", ["peritoneal"]],
  ])("%s", (_name, query, keys) => {
    expect(index.search(query)).toEqual(keys);
  });
});

describe("does not find", () => {
  test.each([
    ["nothing", ""],
    ["signs", " …;—[]'?! "],
    ["a beginning of two letters", "ге"],
    ["another number", "2025"],
    ["an entity", "nbsp"],
    ["a slip in a short word", "дым"],
    ["another word", "экскаватор"],
  ])("%s", (_name, query) => {
    expect(index.search(query)).toEqual([]);
  });

  test("similar words when there is an exact match", async () => {
    expect((await titled("почта", "почка")).search("почка")).toEqual(["1"]);
  });

  test("less similar words when there is a closer one", async () => {
    expect((await titled("гемодиолиз", "гемодиализ")).search("гемадиализ")).toEqual(["1"]);
  });

  test("words in the other keyboard layout when the query matches as typed", async () => {
    expect((await titled("диета", "lbtnf")).search("lbtnf")).toEqual(["1"]);
  });

  test("words with more misspelt letters than their length allows", async () => {
    const { search } = await titled("кальций", "гемоглобин");
    expect([search("колоций"), search("кольций"), search("гимаглобен"), search("гимаглобин")]).toEqual([
      [],
      ["0"],
      [],
      ["1"],
    ]);
  });
});

describe("several words", () => {
  test("all of them must match", () => expect(index.search("москва хирург")).toEqual(["doctor"]));
  test("words that occur in every text are optional", () => expect(index.search("питание для почек")).not.toEqual([]));
  test("when no document has all of them, documents with more of them come first", () =>
    expect(index.search("донор реципиент калий")).toEqual(["transplant", "diet"]));
  test("a word that no document has does not spoil the others", () =>
    expect(index.search("экскаватор донор")).toEqual(["transplant"]));
});

describe("order", () => {
  test("a match in the title ranks above keywords, and keywords above the text, however often the word repeats", async () => {
    const { search } = await buildSearchIndex([
      { key: "text", title: "а", text: "диализ ".repeat(50) },
      { key: "keywords", title: "а", keywords: "диализ", text: "а ".repeat(500) },
      ...Array.from({ length: 20 }, (_, n) => ({ key: `title${n}`, title: "диализ", text: "а ".repeat(500) })),
    ]);
    const found = search("диализ");
    expect(found.slice(-2)).toEqual(["keywords", "text"]);
    expect(found).toHaveLength(22);
  });

  test("a title that says little else ranks above a longer title, however often its text repeats the word", async () => {
    const { search } = await buildSearchIndex([
      { key: "diabetes", title: "Диабет, инсулин и сахар на диализе", text: "диализ ".repeat(50) },
      { key: "home", title: "Диализ дома", text: "диализ ".repeat(5) },
      { key: "all", title: "Диализ", text: "" },
    ]);
    expect(search("диализ")).toEqual(["all", "home", "diabetes"]);
  });

  test("haemodialysis is dialysis: the word inside a compound counts", async () => {
    const { search } = await titled("Прививки на диализе", "Гемодиализ", "Haemodialysis", "Food on dialysis");
    expect(search("диализ")).toEqual(["1", "0"]);
    expect(search("dialysis")).toEqual(["2", "3"]);
    expect(search("гемодиализ")).toEqual(["1"]);
  });

  test("an exact word ranks above a longer one", async () =>
    expect((await titled("диализатор", "диализный", "диализ")).search("диализ")[0]).toBe("2"));

  test("many longer words do not outrank the exact word", async () => {
    const { search } = await buildSearchIndex([
      { key: "many", title: "а", text: "диализатор диализный диализат диализующий" },
      { key: "one", title: "а", text: "диализ" },
    ]);
    expect(search("диализ")).toEqual(["one", "many"]);
  });

  test("an exact match ranks above a corrected one", async () => {
    const { search } = await buildSearchIndex([
      { key: "mended", title: "Гемоглобин", text: "" },
      { key: "asked", title: "а", text: "калий" },
    ]);
    expect(search("гемаглобин калий")).toEqual(["asked", "mended"]);
  });

  test("more occurrences in a shorter text rank higher", async () => {
    const { search } = await buildSearchIndex([
      { key: "long", title: "а", text: `калий ${"а ".repeat(900)}` },
      { key: "once", title: "а", text: "калий" },
      { key: "often", title: "а", text: "калий калий калий" },
    ]);
    expect(search("калий")).toEqual(["often", "once", "long"]);
  });

  test("equally relevant documents keep their input order", async () =>
    expect((await titled("калий", "калий", "калий")).search("калий")).toEqual(["0", "1", "2"]));
});

describe("understood", () => {
  test.each([
    ["as typed", "Диализа", "диализа"],
    ["mended", "гемадиализ", "гемодиализ"],
    ["in the other layout", "lbtnf", "диета"],
    ["without what says nothing", "диета в москве", "диета москве"],
  ])("%s", (_name, query, expected) => expect(index.match(query).understood()).toBe(expected));

  test("returns the words to highlight", () => {
    const pieces = markerOf(index.match("utvflbfkbp").understood(), new Lexicon()).highlight("Сеанс гемодиализа");
    expect(pieces).toContainEqual({ text: "гемодиализа", isMatch: true });
  });
});

describe("restated: the visitor's own sentence with the corrections in it", () => {
  test.each([
    ["as typed", "Диализа", undefined],
    ["a word still being typed", "гемодиал", undefined],
    ["without what says nothing", "Диета в Москве", undefined],
    ["ё or е", "диёта", undefined],
    ["mended", "Сеанс «гемадиализ», в Москве", "Сеанс «гемодиализ», в Москве"],
    ["in the other layout", "wtynhs d vjcrdt", "центры в москве"],
    ["the other layout in one word", "диета vjcrdt", "диета москве"],
    ["nothing found", "абракадабра", undefined],
  ])("%s", (_name, query, expected) => expect(index.match(query).restated()).toBe(expected));

  test("is undefined where a word was taken for several words", async () => {
    const { match } = await titled("почка", "точка");
    expect([match("бочка").understood(), match("бочка").restated()]).toEqual(["почка точка", undefined]);
  });
});

describe("any string", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."диалзпочкeэъd;[,.' 24<&-") });
  const anyString = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), letters);

  test("returns only known keys, no duplicates, and the same result twice", () => {
    const keys = new Set(documents.map(({ key }) => key));
    fc.assert(
      fc.property(anyString, (query) => {
        const found = index.search(query);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((key) => keys.has(key))).toBe(true);
        expect(index.search(query)).toEqual(found);
        expect(typeof index.match(query).understood()).toBe("string");
        expect(["string", "undefined"]).toContain(typeof index.match(query).restated());
      }),
      { numRuns: 1000 },
    );
  });

  test("can be a document, and is found by its words", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyString, { maxLength: 5 }), async (texts) => {
        const { search } = await buildSearchIndex([
          ...texts.map((text, position) => ({ key: String(position), title: text, text, keywords: text })),
          { key: "last", title: "constructor __proto__", text: "toString" },
        ]);
        expect(search("constructor proto toString")).toEqual(["last"]);
      }),
    );
  });

  test("is cut after 200 characters", () => {
    expect(index.search(`донор${" ".repeat(195)} экскаватор`)).toEqual(["transplant"]);
    expect(index.search(`${" ".repeat(200)}донор`)).toEqual([]);
    expect(index.search("а".repeat(1_000_000))).toEqual([]);
  });
});

describe("building", () => {
  const many = Array.from({ length: 400 }, (_, position) => ({
    key: String(position),
    title: `документ ${position}`,
    text: Array.from({ length: 300 }, (_, word) => `слово${(position * 7 + word * 13) % 900}`).join(" "),
  }));

  test("yields to the event loop", async () => {
    let turns = 0;
    let isBuilding = true;
    const turn = () => {
      turns++;
      if (isBuilding) setImmediate(turn);
    };
    setImmediate(turn);
    await buildSearchIndex(many, { sliceMs: 0 });
    isBuilding = false;
    expect(turns).toBeGreaterThanOrEqual(many.length);
  });

  test("does not yield when there is no need", async () => {
    let turned = false;
    setImmediate(() => (turned = true));
    await buildSearchIndex(documents, { sliceMs: 10_000 });
    expect(turned).toBe(false);
  });

  test("stops when it is aborted", async () => {
    const controller = new AbortController();
    const building = buildSearchIndex(many, { sliceMs: 0, signal: controller.signal });
    controller.abort(new Error("a newer version"));
    await expect(building).rejects.toThrow("a newer version");
    await expect(buildSearchIndex([], { signal: controller.signal })).rejects.toThrow("a newer version");
  });

  test("rejects a duplicate key", async () => {
    await expect(buildSearchIndex([...documents, ...documents])).rejects.toThrow("home");
  });

  test("the first results are the same whether few or all are asked for", async () => {
    // The shorter a title, the better; the best are neither first nor last.
    const titled = Array.from({ length: 40 }, (_, n) => ({
      key: String(n),
      title: ["диализ", ...Array.from({ length: (n * 17) % 40 }, (_, word) => `слово${word}`)].join(" "),
      text: "",
    }));
    const { match, scope } = await buildSearchIndex(titled);
    const { total, keys } = match("диализ").best(scope(() => true));
    expect([total, keys(0, 2)]).toEqual([40, ["0", "33"]]);
    for (const count of [1, 7, 39]) expect(keys(0, count)).toEqual(keys().slice(0, count));
    expect(keys(3, 9)).toEqual(keys().slice(3, 9));
  });

  test("works on an empty list of documents", async () => {
    expect((await buildSearchIndex([])).search("диализ")).toEqual([]);
  });
});

describe("the next version", () => {
  const withHash = (document: SearchDocument) => ({ ...document, hash: JSON.stringify(document) });
  const queries = [
    "диализ",
    "почки",
    "гемодиолиз",
    "lbtnf",
    "экскаватор",
    "экскаватар",
    "экска",
    "калий",
    "хир",
    "pfve",
  ];
  const answers = ({ search, match }: SearchIndex) =>
    queries.map((query) => [query, search(query), match(query).understood(), match(query).restated()]);

  test("finds the same as an index built from scratch, whatever was added or removed before", async () => {
    let before: IndexParts | undefined;
    const first = documents.map(withHash);
    const versions = [
      first,
      // One edited, one removed, one new.
      [
        withHash({ key: "dig", title: "Экскаватор", text: "Калий у хирурга." }),
        ...first.slice(1),
        { ...withHash({ key: "home", title: "Экскаваторы", text: "Замена." }) },
      ],
      first.slice(2),
      first.toReversed(),
    ];
    for (const version of versions) {
      const [next, alone] = [await buildSearchIndex(version, { before }), await buildSearchIndex(version)];
      before = next.parts;
      expect(answers(next)).toEqual(answers(alone));
    }
  });

  test("does not parse unchanged documents again", async () => {
    let readings = 0;
    const text = () => `Чтение ${++readings}`;
    let before: IndexParts | undefined;
    for (let version = 0; version < 3; version++) {
      const { search, parts } = await buildSearchIndex([{ key: "a", title: "Правда", text, hash: "1" }], { before });
      before = parts;
      expect(search("чтение")).toEqual(["a"]);
    }
    expect(readings).toBe(1);
  });

  test("leaves the previous version unchanged", async () => {
    const before = await buildSearchIndex(documents.map(withHash));
    const asked = answers(before);
    await buildSearchIndex([{ key: "dig", title: "Экскаватор с хирургом", text: "" }], { before: before.parts });
    expect(answers(before)).toEqual(asked);
  });
});

test("a query that equals a keyword phrase ranks like a title match, above documents that only contain the words", async () => {
  const index = await buildSearchIndex([
    { key: "short", title: "Dialysis", text: "dialysis on a holiday, holiday, holiday" },
    { key: "named", title: "Travel", keywords: "visa, holiday dialysis", text: "long ".repeat(3000) },
    { key: "longer", title: "Dialysis form", keywords: "a holiday dialysis form", text: "" },
  ]);
  expect(index.search("holiday dialysis")[0]).toBe("named");
  expect(index.search("dialysis on a holiday")[0]).toBe("named");
  expect(index.search("dialysis")[0]).not.toBe("named");
});

test("a query that equals a keyword of one word ranks between titles and words of keyword phrases", async () => {
  const index = await buildSearchIndex([
    { key: "text", title: "Food", text: "fever fever fever" },
    { key: "phrase", title: "Catheter", keywords: "fever with a catheter", text: "fever fever" },
    { key: "keyword", title: "When to call", keywords: "chills, fever", text: "long ".repeat(3000) },
    { key: "title", title: "A fever in the evening", text: "" },
  ]);
  expect(index.search("fever")).toEqual(["title", "keyword", "phrase", "text"]);
});

test("of two groups, the one with the document that is named by the query has the better score", async () => {
  const index = await buildSearchIndex([
    { key: "article:1", title: "When to call", keywords: "swollen fistula", text: "" },
    { key: "category:1", title: "Fistula", keywords: "swollen leg", text: "swollen" },
  ]);
  const scoreOf = (kind: string) =>
    index.match("swollen fistula").best(index.scope((key) => key.startsWith(kind))).score;
  expect(scoreOf("article")).toBeGreaterThan(scoreOf("category"));
});
