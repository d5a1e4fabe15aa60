import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { hyphenateWord } from "./hyphenate-word.server.ts";
import { setWords } from "./set-words.server.ts";

const page = (body: string, lang = "ru") =>
  `<html lang="${lang}"><body><main class="prose">${body}</main></body></html>`;
/** With `-` for the invisible soft hyphen. */
const shown = (body: string, lang?: string) =>
  setWords(page(body, lang))
    .slice(page("", lang).indexOf("</main>"), -"</main></body></html>".length)
    .replaceAll("\u00ad", "·");

test.each([
  ["гемодиафильтрации", "гемо·диа·филь·тра·ции"],
  ["принимаете", "при·нима·ете"],
  ["Въезжаете", "Въез·жаете"],
  ["почка", "почка"],
])("%s is hyphenated by Russian rules, in pieces of three letters or more", (word, parted) => {
  expect(hyphenateWord(word, "ru").replaceAll("\u00ad", "·")).toBe(parted);
});

test.each([
  ["running text", "<p>Вода и гемодиализ дома</p>", "<p>Вода и гемо·диа·лиз дома</p>"],
  ["no short last word", "<p>Вода и анализы.</p>", "<p>Вода и анализы.</p>"],
  ["a long last word", "<p>гемодиафильтрация.</p>", "<p>гемо·диа·филь·тра·ция.</p>"],
  [
    "no name, the last word of its text either",
    "<p>Зовут из Евпатории <i>сразу</i></p>",
    "<p>Зовут из Евпатории <i>сразу</i></p>",
  ],
  [
    "in a link only a long word",
    '<p>Вода: <a href="/a">анализы гемодиализ сегодня</a></p>',
    '<p>Вода: <a href="/a">анализы гемо·диа·лиз сегодня</a></p>',
  ],
  ["a shorter word", "<p>диализ, почка</p>", "<p>диализ, почка</p>"],
  ["a heading, from eleven letters", "<h2>гемодиализ и трансплантация</h2>", "<h2>гемодиализ и транс·план·тация</h2>"],
  [
    "what is bold, from eleven too",
    "<p><b>гемодиализ</b> <strong>гемодиафильтрация</strong></p>",
    "<p><b>гемодиализ</b> <strong>гемо·диа·филь·тра·ция</strong></p>",
  ],
  ["no control", "<p><button>Гемодиафильтрация</button></p>", "<p><button>Гемодиафильтрация</button></p>"],
  ["no menu", "<nav><ul><li>Гемодиафильтрация</li></ul></nav>", "<nav><ul><li>Гемодиафильтрация</li></ul></nav>"],
  [
    "no value of a definition list, nor what is bold in it",
    "<dd>руководитель отдела персонала, <b>гемодиафильтрация</b></dd>",
    "<dd>руководитель отдела персонала, <b>гемодиафильтрация</b></dd>",
  ],
  ["no cell", "<td>Гемодиафильтрация</td>", "<td>Гемодиафильтрация</td>"],
  [
    "no island, but what follows it",
    '<div data-island="x"><div></div><p>Гемодиализ</p></div><p>гемодиализ дома</p>',
    '<div data-island="x"><div></div><p>Гемодиализ</p></div><p>гемо·диа·лиз дома</p>',
  ],
  [
    "no island after a drawing that contains drawings",
    '<div data-island="x"><svg><svg><g></g></svg><svg></svg><g></g></svg><p>Гемодиализ</p></div><p>гемодиализ дома</p>',
    '<div data-island="x"><svg><svg><g></g></svg><svg></svg><g></g></svg><p>Гемодиализ</p></div><p>гемо·диа·лиз дома</p>',
  ],
  [
    "no script, drawing or attribute",
    '<p title="a > b Гемодиализ"><svg><text>Гемодиализ</text></svg><img alt="Гемодиализ"></p><script>"Гемодиализ"</script>',
    '<p title="a > b Гемодиализ"><svg><text>Гемодиализ</text></svg><img alt="Гемодиализ"></p><script>"Гемодиализ"</script>',
  ],
  ["no address", "<p>renaria.example/гемодиализ</p>", "<p>renaria.example/гемодиализ</p>"],
  ["no word of another language", "<p>haemodiafiltration</p>", "<p>haemodiafiltration</p>"],
  [
    "a text marked as of another language",
    '<p lang="en">haemodiafiltration</p>',
    '<p lang="en">hae·modi·afiltra·tion</p>',
  ],
])("soft hyphens: %s", (_what, html, set) => {
  expect(shown(html)).toBe(set);
});

test.each([
  ["Санкт-Петербурге", true],
  ["Ростов-на-Дону", true],
  ["что-то", true],
  ["какой-нибудь", true],
  ["из-за", true],
  ["24-часовой", true],
  ["Л041-00000-77/00000000", true],
  ["9:00–18:00", true],
  ["7–11:30\u00a0am", true],
  ["12:15–4:45\u00a0pm", true],
  ["7\u00a0am\u00a0– 11\u00a0pm", true],
  ["7:15\u00a0am\u00a0– noon", true],
  ["9\u00a0am – 6\u00a0pm", true],
  ["Пн–Сб", true],
  ["Mon–Sat", true],
  ["70\u00a0000–85\u00a0000\u00a0₽", true],
  ["ГОСТ Р 52872-2019", true],
  ["WCAG 2.2", true],
  ["врач-нефролог", true],
  ["forty-seven", true],
  ["Медсестра-координатор", false],
  ["кресле-коляске", true],
  ["+7 (495) 000-10-00", true],
  ["000-00-03", false],
  ["/lifestyle/in-food", false],
])("%s does not break across lines: %s", (word, isWhole) => {
  expect(shown(`<p>(${word}).</p>`)).toBe(isWhole ? `<p>(<bdi>${word}</bdi>).</p>` : `<p>(${word}).</p>`);
});

test.each([
  ["<p>к Надежде Петровой</p>", "<p>к Надежде Петровой</p>"],
  ["<p><b>Ошибку называем ошибкой</b></p>", "<p><b>Ошибку называем ошибкой</b></p>"],
  ['<a href="/">Офис в Санкт-Петербурге</a>', '<a href="/">Офис в Санкт-\u2060Петербурге</a>'],
  ['<p><a href="/">в Санкт-Петербурге</a></p>', '<p><a href="/">в <bdi>Санкт-Петербурге</bdi></a></p>'],
  ['<h3><a href="/">из-за воды</a></h3>', '<h3><a href="/"><bdi>из-за</bdi> воды</a></h3>'],
  ['<p><a class="alone" href="/">что-то ещё</a></p>', '<p><a class="alone" href="/">что-\u2060то ещё</a></p>'],
  ['<a href="/">Санкт-Петербург</a>', '<a href="/"><bdi>Санкт-Петербург</bdi></a>'],
])("%s becomes %s", (html, set) => {
  expect(shown(html)).toBe(set);
});

test.each([
  ["<p>12\u00a0ноября 2026</p>", "<p><bdi>12\u00a0ноября 2026</bdi></p>"],
  ["<p>12 ноября 2026, днём</p>", "<p><bdi>12 ноября 2026</bdi>, днём</p>"],
  ["<p>12\u00a0November 2026</p>", "<p><bdi>12\u00a0November 2026</bdi></p>"],
  ["<td>12 ноября 2026</td>", "<td>12 ноября\u00a02026</td>"],
  ['<a href="/">с 12 ноября 2026</a>', '<a href="/">с 12 ноября\u00a02026</a>'],
  ["<p>в ноябре 2026</p>", "<p>в ноябре 2026</p>"],
])("%s keeps its year on its line: %s", (day, set) => {
  expect(shown(day)).toBe(set);
});

test("a range of numbers does not break at its dash", () => {
  expect(shown("<p>2–3 смены, 9:00–13:00</p>")).toBe("<p><bdi>2–3</bdi> смены, <bdi>9:00–13:00</bdi></p>");
});

test("an e-mail address that is wider than a phone breaks before its host, others only on a narrow screen", () => {
  expect(shown("<p>info-desk@renaria.example</p>")).toBe(
    '<p><bdi>info-desk<wbr class="narrow">@renaria.example</bdi></p>',
  );
  expect(shown("<p>saint-petersburg-tikhy@renaria.example</p>")).toBe(
    "<p><bdi>saint-petersburg-tikhy<wbr>@renaria.example</bdi></p>",
  );
});

test("an English page is hyphenated by English patterns", () => {
  expect(shown("<p>Peritoneal transplantation</p>", "en")).toBe("<p>Peritoneal trans·plant·ation</p>");
});

test("names and titles outside of prose get no soft hyphens", () => {
  const html = page("<h1>Гемодиафильтрация</h1><p>Анна Константиновна</p>").replace(' class="prose"', "");
  expect(setWords(html)).toBe(html);
});

test("on a long page names, languages and a wheelchair are still kept whole", () => {
  const filler = `<p>${"вода ".repeat(8000)}</p>`;
  expect(setWords(`<html lang="ru"><main><p>Говорим по-русски; на кресле-коляске из-за</p>${filler}</main>`)).toContain(
    "<p>Говорим <bdi>по-русски</bdi>; на <bdi>кресле-коляске</bdi> из-за</p>",
  );
});

test.each([
  ["<h1>Гемодиафильтрация</h1>", "<h1>Гемо·диа·филь·тра·ция</h1>"],
  ["<h3>Анна Дмитриевна</h3>", "<h3>Анна Дмит·риевна</h3>"],
  ["<b>кружится</b>", "<b>кру·жится</b>"],
  ["<button>Гемодиализ</button>", "<button>Гемодиализ</button>"],
  ["<p>что-то, врач-нефролог,</p>", '<p><bdi>что-то</bdi>, <bdi>врач-<wbr class="narrow">нефролог</bdi>,</p>'],
  ['<a href="/">Офис в Санкт-Петербурге</a>', '<a href="/">Офис в Санкт-Петербурге</a>'],
  ["<p>info@renaria.example.</p>", "<p>info<wbr>@renaria.example.</p>"],
  ["<p>2–3, (12\u00a0ноября 2026),</p>", '<p><bdi>2–3</bdi>, <bdi class="long">(12\u00a0ноября 2026),</bdi></p>'],
  ["<p>6,5\u00a0ммоль/л.</p>", "<p>6,5\u00a0<bdi>ммоль/л</bdi>.</p>"],
])("in large letters %s becomes %s, in prose or not", (html, set) => {
  const open = '<html lang="ru" data-vision="light" data-vision-font="26"><main>';
  expect(
    setWords(open + html)
      .slice(open.length)
      .replaceAll("\u00ad", "·"),
  ).toBe(set);
  const usual = open.replace("26", "18");
  expect(setWords(usual + html)).not.toContain("\u00ad");
});

test("on a long page only the longest words get soft hyphens", () => {
  const filling = `<p>${"слово ".repeat(9000)}</p>`;
  expect(shown(`${filling}<p>Гемодиализ, гемодиафильтрация</p>`).slice(-60)).toContain("Гемодиализ, гемо·диа");
});

test("menus and footer do not count towards the length of a page", () => {
  const main = '<main class="prose"><p>Вода и гемодиализ дома</p></main>';
  const framed = (entries: number) =>
    `<html lang="ru"><body><nav>${"<a>пункт меню</a>".repeat(entries)}</nav>${main}<footer>${"<p>строка</p>".repeat(entries)}</footer></body></html>`;
  const mainIn = (html: string) => /<main.*<\/main>/s.exec(html)?.[0];
  expect(mainIn(setWords(framed(5_000)))).toBe(mainIn(setWords(framed(1))));
  expect(mainIn(setWords(framed(5_000)))).toContain("гемо\u00adдиа\u00adлиз");
});

test("what is remembered of a page does not hold the page", () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const used = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const before = used();
  for (let n = 0; n < 300; n++)
    setWords(
      page(`<p>Текст без единого переноса, для чисел: ${n}, и слово гемодиафильтрация${"абвгд".repeat(n % 4)}${letters(n)}</p>
      <script>${String(n).repeat(120_000)}</script>`),
    );
  expect(used() - before).toBeLessThan(10);
});

/** Another word for each number. */
function letters(n: number): string {
  return n.toString(10).replaceAll(/\d/g, (digit) => "абвгдежзик".charAt(Number(digit)));
}
