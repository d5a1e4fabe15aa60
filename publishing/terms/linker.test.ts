import { expect, test } from "vitest";
import { createLinker } from "./linker.ts";

const terms = [
  { alias: "fistula", forms: ["Фистула"] },
  { alias: "dry-weight", forms: ["Сухой вес", "целевой вес"] },
  { alias: "peritonitis", forms: ["Перитонит"] },
  { alias: "kt-v", forms: ["Kt/V"] },
  { alias: "gfr", forms: ["СКФ", "скорость клубочковой фильтрации"] },
];
const newLinker = createLinker(terms, (alias) => `/g/${alias}`);

test.each([
  ["Берегите фистулу.", 'Берегите <a href="/g/fistula">фистулу</a>.'],
  ["Фистула и ещё фистула.", '<a href="/g/fistula">Фистула</a> и ещё фистула.'],
  ["К сухому\u00a0весу", 'К <a href="/g/dry-weight">сухому\u00a0весу</a>'],
  ["сухой, вес", "сухой, вес"],
  ["вес", "вес"],
  ["Это перитонит, лечение перитонита", 'Это <a href="/g/peritonitis">перитонит</a>, лечение перитонита'],
  ["лечение перитонита", 'лечение <a href="/g/peritonitis">перитонита</a>'],
  ["перитонеальный диализ", "перитонеальный диализ"],
  ["показатель Kt/V 1,4", 'показатель <a href="/g/kt-v">Kt/V</a> 1,4'],
  ["Kt и V", "Kt и V"],
  ["снижение СКФ", 'снижение <a href="/g/gfr">СКФ</a>'],
  ["скорости клубочковой фильтрации", '<a href="/g/gfr">скорости клубочковой фильтрации</a>'],
  ['<a href="/x">о фистуле</a>, о фистуле', '<a href="/x">о фистуле</a>, о <a href="/g/fistula">фистуле</a>'],
  ["<b>Фистула</b> это вена", '<b><a href="/g/fistula">Фистула</a></b> это вена'],
  ["<code>фистула</code>", "<code>фистула</code>"],
])("%s", (text, linked) => {
  expect(newLinker("other")(text)).toBe(linked);
});

test("a term is linked once across all texts of an article, and never from its own page", () => {
  const link = newLinker("fistula");
  expect(link("Фистула: сухой вес")).toBe('Фистула: <a href="/g/dry-weight">сухой вес</a>');
  expect(link("Сухой вес")).toBe("Сухой вес");
});
