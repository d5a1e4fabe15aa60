import { expect, test } from "vitest";
import { article, writePack } from "../../tests/support/pack.ts";
import { describeFault } from "../fault.ts";
import { findMisspellings, type Speller } from "./find-misspellings.ts";

/** Knows every word but two, and records what it was asked. */
function spellerOf(unknown: Record<string, string[]>) {
  const asked: Record<string, string[]> = {};
  const spell: Speller = async (language, words) => {
    asked[language] = words;
    return new Map(Object.entries(unknown).filter(([word]) => words.includes(word)));
  };
  return { asked, spell };
}

test("an unknown word is reported with its line and a suggestion, each time it occurs", async () => {
  const pack = writePack({
    "articles/a.ru.md": article("id: 1\ntitle: Превет\ndescription: Б", "Текст.\n\nЕщё раз\nпревет, **превет**."),
    "articles/a.en.md": article("title: Hello\ndescription: Wrod", "Text."),
    "cities.yaml": "- id: 1\n  slug: wrod\n  partner: true\n  ru:\n    title: Город\n  en:\n    title: Wrod\n",
  });
  const { spell } = spellerOf({ Превет: ["Привет"], превет: ["привет", "преет"], Wrod: [] });
  expect((await findMisspellings(pack, spell)).map(describeFault)).toEqual([
    "articles/a.en.md:3: Wrod",
    "articles/a.ru.md:3: Превет — Привет",
    "articles/a.ru.md:10: превет — привет, преет",
    "articles/a.ru.md:10: превет — привет, преет",
    "cities.yaml:7: Wrod",
  ]);
});

test("only words are looked up, each once, in the language of their letters", async () => {
  const body = [
    "Диа\u00adлиз, зелёный, по\u00a0дороге, кресло-коляска, СКФ, 118н, G5, замо\u0301к.",
    "Пишите: a@slovo.example, /centers/yalta, https://mir.example/slova, _ym_uid, localStorage, {{facts.word}}.",
    "## Калий {#kalij}",
    "Nurse’s words, `kod`. Nurse.",
    '::button[Нажмите]{url="#question"}',
  ].join("\n\n");
  const pack = writePack({
    "articles/a.ru.md": article(
      "id: 1\ncategory: alpha\ntitle: Да\ndescription: Нет\nmeta:\n  keywords: димализ",
      body,
    ),
    "variables/key.ru.md": "---\nvalue: speech-sorokina\n---\n",
  });
  const { asked, spell } = spellerOf({});
  expect(await findMisspellings(pack, spell)).toEqual([]);
  expect(asked["ru"]).toEqual("Да Нет Диализ зелёный по дороге кресло коляска замок Пишите Калий Нажмите".split(" "));
  expect(asked["en"]).toEqual(["Nurse", "words"]);
});

test("our own word list is passed to the dictionary and must be sorted", async () => {
  const pack = writePack({ "spelling/ru.txt": "арбуз/мороз\nель\nёж\nвяз\n" });
  const lists: string[] = [];
  const faults = await findMisspellings(pack, async (_language, _words, own) => {
    lists.push(own.slice(pack.length));
    return new Map();
  });
  expect(lists).toEqual(["/spelling/ru.txt", "/spelling/en.txt"]);
  expect(faults.map(describeFault)).toEqual([
    "spelling/ru.txt:3: ёж is out of order: it stands after ель",
    "spelling/ru.txt:4: вяз is out of order: it stands after ёж",
  ]);
});
