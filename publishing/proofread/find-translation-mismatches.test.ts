import { expect, test } from "vitest";
import { article, writePack } from "../../tests/support/pack.ts";
import { describeFault } from "../fault.ts";
import { proofread } from "./proofread.ts";

const record = (front: string) => `---\n${front}\n---\n`;

async function faultsOf(ru: string, en: string): Promise<string[]> {
  const pack = writePack({
    "articles/a.ru.md": article("id: 1\ntitle: А\ndescription: Б", ru),
    "articles/a.en.md": article("title: A\ndescription: B", en),
  });
  return (await proofread(pack)).map(describeFault);
}

const long = (word: string, times: number) => `${word} `.repeat(times).trim();

test("translations that say the same in other words and signs have no faults", async () => {
  const ru = [
    "Пейте 1,5 литра, {{facts.salt}} соли, с 7:00 до 21:00.",
    "## Сколько {#much}",
    ":::table[Раз]\n| а | б |\n| - | - |\n| 2 | в |\n:::",
    ":::care{level=now}\nЗвоните 103.\n:::",
    "1. раз\n2. два",
    ":::linking\n- 15\n:::",
  ].join("\n\n");
  const en = [
    "Drink 1.5 litres and {{facts.salt}} of salt, from 7 am to 9 pm.",
    "## How much {#much}",
    ":::table[Once]\n| a | b |\n| - | - |\n| two | c |\n:::",
    ":::care{level=now}\nCall 103.\n:::",
    "1. one\n2. two",
    ":::linking\n- 21\n- 15\n:::",
  ].join("\n\n");
  expect(await faultsOf(ru, en)).toEqual([]);
});

test.each<[string, string, string, string]>([
  ["a section", "Текст.\n\n## Раз\n\nДва.", "Text.", "articles/a.en.md:1: has 0 headings, the Russian text 1"],
  [
    "a box",
    "Текст.\n\n:::care{level=duty}\nЗвоните.\n:::",
    "Text.\n\nCall us.",
    "articles/a.en.md:1: has nothing, the Russian text care duty",
  ],
  [
    "a box of the same urgency",
    ":::care{level=now}\nЗвоните.\n:::",
    ":::care{level=today}\nCall us.\n:::",
    "articles/a.en.md:1: has care today, the Russian text care now",
  ],
  [
    "a row of a table",
    "| а | б |\n| - | - |\n| в | г |\n| д | е |",
    "| a | b |\n| - | - |\n| c | d |",
    "articles/a.en.md:1: has table 2×2, the Russian text table 3×2",
  ],
  ["an item of a list", "- раз\n- два", "- one", "articles/a.en.md:1: has list of 1, the Russian text list of 2"],
  ["a number", "Ждите 45–60 минут.", "Wait 45 minutes.", "articles/a.en.md:1: lacks 60 of its twin"],
  ["a number in Russian", "Ждите час.", "Wait 45 minutes.", "articles/a.ru.md:1: lacks 45 of its twin"],
  ["a number in words", "Пять часов.", "Six hours.", "articles/a.en.md:1: lacks 5 of its twin"],
  ["a quoted fact", "Звоните {{facts.line}}.", "Call us.", "articles/a.en.md:1: does not quote {{facts.line}}"],
  ["half of the words", long("слово", 50), long("word", 40), "articles/a.en.md:1: has 40 words, the Russian text 50"],
  ["all of the text", "Первые часы решают.", "", "articles/a.en.md:1: has 0 words, the Russian text 3"],
])("%s that is missing in the translation is reported", async (_what, ru, en, fault) => {
  expect(await faultsOf(ru, en)).toContain(fault);
});

test("numbers are compared section by section", async () => {
  const faults = await faultsOf("## А\n\nЖдите 5 минут.\n\n## Б\n\nИ 7.", "## A\n\nWait 7 minutes.\n\n## B\n\nAnd 5.");
  expect(faults).toEqual([
    "articles/a.en.md:6: lacks 5 of its twin",
    "articles/a.en.md:10: lacks 7 of its twin",
    "articles/a.ru.md:7: lacks 7 of its twin",
    "articles/a.ru.md:11: lacks 5 of its twin",
  ]);
});

test("every text field of a record, and each of its items, is compared with its translation", async () => {
  const pack = writePack({
    "vacancies/nurse.ru.md": record(
      "id: 1\ntitle: Медсестра\nfields:\n  salary: 80 000 ₽ в месяц\n  duties: [Раз, Два]\n  offer: [Обед]\n  postedAt: 2026-01-01",
    ),
    "vacancies/nurse.en.md": record("title: Nurse\nfields:\n  salary: 90,000 ₽ a month\n  duties: [One]"),
  });
  expect((await proofread(pack)).map(describeFault)).toEqual([
    "vacancies/nurse.en.md:1: has fields.offer ×0, the Russian text fields.offer ×1",
    "vacancies/nurse.en.md:1: has 0 words, the Russian text 1",
    "vacancies/nurse.en.md:4: lacks 80000 of its twin",
    "vacancies/nurse.en.md:5: has fields.duties ×1, the Russian text fields.duties ×2",
    "vacancies/nurse.ru.md:5: lacks 90000 of its twin",
  ]);
});

test("synonyms, keywords, menus and texts without a translation are not compared", async () => {
  const pack = writePack({
    "articles/a.ru.md": article("id: 1\ntitle: А\ndescription: Б\nmeta:\n  keywords: сто слов, два слова", "5 минут."),
    "glossary/b.ru.md": record("id: 2\ntitle: Б\ndescription: Б\nsynonyms: [ХБП, болезнь почек]"),
    "glossary/b.en.md": record("title: B\ndescription: B\nsynonyms: [CKD]"),
    "variables/menu-footer.ru.md": record("value:\n  - { title: Раз, path: / }\n  - { title: Два, path: /b }"),
    "variables/menu-footer.en.md": record("value:\n  - { title: One, path: / }"),
  });
  expect(await proofread(pack)).toEqual([]);
});
