import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["a tag inside a word", "гемо<b>диализ</b>ом", "гемодиализом"],
  ["tags that part words", "<p>почки</p><p>печень</p>", "почки печень"],
  ["a new line", "одна <br/> две", "одна\nдве"],
  ["attributes", '<a href="/about" title="нет">о нас</a>', "о нас"],
  ["named entities", "5&nbsp;кг гемо&shy;диализ &laquo;R&amp;D&raquo;", "5\u00a0кг гемо\u00adдиализ «R&D»"],
  ["numbered entities", "&#1076;&#x438;&#xFFFFFF;", "ди"],
  ["an entity shown as text", "&amp;lt;b&amp;gt;", "&lt;b&gt;"],
  ["a sign that is not a tag", "калий < 5 и > 3", "калий < 5 и > 3"],
  ["a script", "до<script>alert('<b>')</script>после", "до после"],
  ["text without either", " 5\u00a0кг ", "5\u00a0кг"],
])("%s", (_name, html, text) => {
  expect(plainText(html)).toBe(text);
});
