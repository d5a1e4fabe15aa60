import type { Page } from "@playwright/test";

type Lines = {
  /** Lines of running paragraphs that are followed by another line. */
  count: number;
  /** Those that fill less than 72 % of the width. */
  short: string[];
  /** Words that continue on the next line without a hyphen. */
  torn: string[];
};

/** How a page's text is broken into lines: the box of each letter tells its line. */
export function measureLines(page: Page, within = "main"): Promise<Lines> {
  return page.evaluate(async (within) => {
    await document.fonts.ready;
    const lines: Lines = { count: 0, short: [], torn: [] };
    for (const block of document.querySelectorAll<HTMLElement>(`:is(${within}) :is(p, li, dd, th, td, h1, h2, h3)`)) {
      const isOfWords = [...block.children].every((child) => getComputedStyle(child).display.startsWith("inline"));
      // On phones column headings are there only for those who hear them.
      if (!block.checkVisibility() || !isOfWords || block.closest("thead")) continue;
      const { paddingLeft, paddingRight } = getComputedStyle(block);
      const width = block.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const found = linesOf(block);
      lines.torn.push(...found.flatMap(({ torn }) => torn ?? []));
      // Narrower ones are cards and labels, not running text.
      if (!block.matches("p, li") || width < 240) continue;
      lines.count += Math.max(0, found.length - 1);
      for (const { left, right, text } of found.slice(0, -1)) if (right - left < 0.72 * width) lines.short.push(text);
    }
    return lines;

    type Line = { top: number; bottom: number; left: number; right: number; text: string; torn?: string };
    function linesOf(block: HTMLElement): Line[] {
      const found: Line[] = [];
      const range = document.createRange();
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (node.parentElement?.closest(".sr, svg")) continue;
        for (const [index, sign] of [...(node.nodeValue ?? "")].entries()) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const box = [...range.getClientRects()].at(-1);
          const line = found.at(-1);
          const middle = box && (box.top + box.bottom) / 2;
          if (!box?.width || (line && middle && line.top < middle && middle < line.bottom)) {
            if (line) Object.assign(line, { text: line.text + sign, right: Math.max(line.right, box?.right ?? 0) });
            continue;
          }
          if (line && /[\p{L}\p{N}]$/u.test(line.text) && /[\p{L}\p{N}]/u.test(sign))
            line.torn = `${line.text}|${sign}`;
          const { top, bottom, left, right } = box;
          found.push({ top, bottom, left, right, text: sign });
        }
      }
      return found;
    }
  }, within);
}

/** Collapsed text counts as well. */
export async function openFolds(page: Page): Promise<void> {
  await page.locator("main .read-on, main .accordion:has(> summary > :is(h2, h3, h4))").evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });
}
