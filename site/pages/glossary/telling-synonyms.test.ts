import { expect, test } from "vitest";
import { tellingSynonyms } from "./telling-synonyms.ts";

test.each([
  ["Апноэ сна", ["апноэ во сне"], []],
  ["Аневризма фистулы", ["аневризма", "мешок"], ["мешок"]],
  ["14 VZN: costly diseases", ["14 VZN"], []],
  ["Гемоглобин", ["Hb"], ["Hb"]],
  ["Соль", ["сода"], ["сода"]],
  ["Диализатор", ["искусственная почка"], ["искусственная почка"]],
])("%s with %s also says %s", (title, synonyms, telling) => {
  expect(tellingSynonyms(title, synonyms)).toEqual(telling);
});
