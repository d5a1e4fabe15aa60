import type { Page } from "@playwright/test";
import { pdfToText } from "../support/pdf-words.ts";

type Word = { text: string; left: number; top: number; right: number; bottom: number };

const WORD = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;
/** In points. The pieces of a hyphenated word touch each other on one line; other lines are further away. */
const SAME_LINE = 1.5;
const TOUCHING = 2;
/** Of a word's height: the boxes of lines set close to each other overlap a little. */
const MOST_COVERED = 0.25;

/** Pairs of printed words of which one is over the other, each with its sheet. */
export async function overprinted(page: Page): Promise<string[]> {
  const sheets = readWords(await page.pdf({ format: "A4" }));
  return sheets.flatMap((words, sheet) =>
    words.flatMap((word, index) =>
      words
        .slice(0, index)
        .filter((earlier) => isOver(word, earlier))
        .map((earlier) => `sheet ${sheet + 1}: ${word.text} over ${earlier.text}`),
    ),
  );
}

function isOver(one: Word, other: Word): boolean {
  if (Math.abs(one.bottom - other.bottom) <= SAME_LINE) return false;
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return width > TOUCHING && height > MOST_COVERED * Math.min(one.bottom - one.top, other.bottom - other.top);
}

function readWords(pdf: Buffer): Word[][] {
  const [, ...sheets] = pdfToText(pdf, ["-bbox"]).split("<page ");
  const read = sheets.map((sheet) =>
    [...sheet.matchAll(WORD)].map(([, left, top, right, bottom, text = ""]) => ({
      text,
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
    })),
  );
  // Otherwise a test that finds nothing over another word would pass.
  if (read.flat().length === 0) throw new Error("pdftotext found no words");
  return read;
}
