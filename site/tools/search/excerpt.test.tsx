import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Excerpt } from "./excerpt.tsx";
import { unmarked } from "./found.ts";

const FIRST = "Вход с улицы, без ступеней, лифт до третьего этажа, коридоры рассчитаны на встречные кресла-коляски. ";
const LONG =
  "Между окнами стоят кресла, у каждого лампа, розетка и столик, на стене часы и большой экран, а за стеклом справа ";
const match = { text: "врач", isMatch: true };
const brief = (before: string) =>
  renderToStaticMarkup(<Excerpt pieces={[...unmarked(before), match, ...unmarked(" на посту.")]} isBrief />)
    .replace(/^<p>|<\/p>$/g, "")
    .replaceAll("</mark>", "")
    .replaceAll("<mark>", "*");

test.each([
  ["Рядом ", "Рядом *врач на посту."],
  [`${FIRST}Всегда есть `, "Всегда есть *врач на посту."],
  [`${FIRST}${LONG}`, "…часы и большой экран, а за стеклом справа *врач на посту."],
])("a brief excerpt shows the match", (before, shown) => {
  expect(brief(before)).toBe(shown);
});
