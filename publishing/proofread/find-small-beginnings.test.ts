import { expect, test } from "vitest";
import { article, writePack } from "../../tests/support/pack.ts";
import { describeFault } from "../fault.ts";
import { findSmallBeginnings } from "./find-small-beginnings.ts";
import { readTexts } from "./read-texts.ts";

const facts = (values: string) => `---\nvalue:\n${values}\n---\n`;
const base = {
  "variables/facts.ru.md": facts('  salt: не больше 5 г\n  days: "7"\n  line: Дежурная линия\n  mail: a@b.example'),
  "variables/facts.en.md": facts("  salt: no more than 5 g"),
};

async function faultsOf(body: string): Promise<string[]> {
  const files = { ...base, "articles/a.ru.md": article("id: 1\ntitle: А\ndescription: Б", body) };
  return findSmallBeginnings(await readTexts(writePack(files))).map(describeFault);
}

test.each([
  ["1. **Соль.** {{facts.salt}} в день."],
  ["{{facts.days}} дней. {{facts.line}}. Ещё: {{facts.salt}}. «{{facts.salt}}» в день."],
  ["{{facts.salt}} в день."],
])("a sentence does not begin with a fact in small letters: %s", async (body) => {
  expect(await faultsOf(body)).toEqual(["articles/a.ru.md:7: {{facts.salt}} begins a sentence with a small letter"]);
});

test.each([
  ["**Соль:** {{facts.salt}} в день. {{facts.days}} дней. {{facts.line}} отвечает. {{facts.mail}}"],
  ["| Соль |\n| - |\n| {{facts.salt}} |"],
])("a fact inside a sentence, alone in a cell, or with a capital letter is right: %s", async (body) => {
  expect(await faultsOf(body)).toEqual([]);
});
