import { withoutSoftHyphens } from "./soft-hyphens.ts";

/** One paragraph, heading, list item or cell: what is spoken in one go, and its element. */
export type SpokenPart = { element: HTMLElement; text: string };

const BLOCKS = "h1, h2, h3, h4, p, li, dt, dd, th, td, blockquote, figcaption, caption, summary, div, section";
/** Not part of the text: lists of links, calls to action, forms, content for paper or for screen readers. */
const UNREAD =
  "nav, aside, form, svg, script, template, button, .cookie-notice, [hidden], [aria-hidden=true], [aria-labelledby=sources]";

/** The visible text of an article in order: closed details are not read. */
export function spokenParts(main: HTMLElement): SpokenPart[] {
  const roots = main.querySelectorAll<HTMLElement>("h1, .page-head .lead, [data-origin]");
  const parts: SpokenPart[] = [];
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const element = parent?.closest<HTMLElement>(BLOCKS);
      const text = withoutSoftHyphens(node.nodeValue ?? "");
      if (!parent || !element || parent.closest(UNREAD) || !isSeen(parent)) continue;
      const last = parts.at(-1);
      if (last?.element === element) last.text += text;
      else parts.push({ element, text });
    }
  }
  return parts
    .map(({ element, text }) => ({ element, text: text.replaceAll(/\s+/g, " ").trim() }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
