import { expect, test } from "vitest";
import { typeset } from "./typography.ts";

test.each([
  ["90 000–110 000 ₽ в месяц", "90_000–110_000_₽ в_месяц"],
  ["Офис в Санкт-Петербурге", "Офис в_Санкт-Петербурге"],
  ["от 3 000 ₽", "от_3_000_₽"],
])("no line ends inside a number or after a preposition: %s", (text, typed) => {
  expect(typeset(text, "ru").replaceAll("\u00a0", "_")).toBe(typed);
});
