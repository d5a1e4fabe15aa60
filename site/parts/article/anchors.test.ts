import { expect, test } from "vitest";
import type { Block } from "#contract/blocks/block.ts";
import { toAnchor, withAnchors } from "./anchors.server.ts";

const header = (text: string, level = 2, anchor?: string): Block => ({
  type: "header",
  data: { text, level, ...(anchor && { anchor }) },
});
const anchorsOf = (blocks: Block[]) =>
  withAnchors(blocks).content.map((block) => (block.type === "header" ? block.data.anchor : null));

test.each([
  ["Как узнать свою норму", "kak-uznat-svoyu-normu"],
  ["Жара, температура, поездка", "zhara-temperatura-poezdka"],
  ["Ещё съёмка и подъезд", "esche-semka-i-podezd"],
  ["What it means", "what-it-means"],
  ["Café № 5", "cafe-no-5"],
  ["10 советов", "part-10-sovetov"],
  ["…", "part"],
  ["", "part"],
])("%s becomes %s", (title, anchor) => {
  expect(toAnchor(title)).toBe(anchor);
});

test("a very long heading is cut between words", () => {
  const anchor = toAnchor("Очень длинный заголовок, который никто не станет читать до самого конца строки");
  expect(anchor.length).toBeLessThanOrEqual(60);
  expect(anchor).toBe("ochen-dlinnyy-zagolovok-kotoryy-nikto-ne-stanet-chitat-do");
  expect(toAnchor("а".repeat(300))).toHaveLength(60);
});

test("anchors are unique, and an editor's own anchor is kept", () => {
  expect(
    anchorsOf([header("Документы"), header("Документы", 3), header("Бумаги", 2, "dokumenty"), header("Content")]),
  ).toEqual(["dokumenty-2", "dokumenty-3", "dokumenty", "content-2"]);
});

test("the table of contents appears from four main headings on, as plain text", () => {
  const three = [header("Раз"), header("Два", 1), header("Три"), header("Подзаголовок", 3)];
  expect(withAnchors(three).contents).toEqual([]);
  const { contents } = withAnchors([...three, header("<b>Ложь</b> &amp; правда")]);
  expect(contents).toEqual([
    { anchor: "raz", title: "Раз" },
    { anchor: "dva", title: "Два" },
    { anchor: "tri", title: "Три" },
    { anchor: "lozh-pravda", title: "Ложь & правда" },
  ]);
});

test("the blocks of the API are not mutated", () => {
  const blocks = [header("Раз")];
  withAnchors(blocks);
  expect(blocks).toEqual([header("Раз")]);
});
