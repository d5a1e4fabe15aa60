import { raw } from "hast-util-raw";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { toHast } from "mdast-util-to-hast";
import type { PhrasingContent } from "mdast";
import type { Locale } from "#contract/locale.ts";
import { typeset } from "./typography.ts";

/** What may stand inside a text; everything else loses its tags, and scripts lose their content too. */
const allowed: Schema = {
  tagNames: ["a", "b", "br", "code", "em", "i", "mark", "s", "strong", "sub", "sup"],
  attributes: { a: ["href"] },
  protocols: { href: ["http", "https", "mailto", "tel"] },
  strip: ["script", "style"],
};

export function toInlineHtml(children: PhrasingContent[], locale: Locale): string {
  // As a paragraph: between the children of a root, line breaks would be put.
  const tree = toHast({ type: "paragraph", children }, { allowDangerousHtml: true });
  const html = toHtml(sanitize(raw(tree), allowed));
  // Typeset last and whole: a dash after a bold word needs to see the word. Tags and <code> are left alone.
  return typeset(html.replaceAll("\n", " ").trim(), locale);
}
