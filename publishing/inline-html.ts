import type { PhrasingContent } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { cleanHtml } from "#contract/inline-html.ts";
import type { Locale } from "#contract/locale.ts";
import { joinRanges, typeset } from "./typography.ts";

export function toInlineHtml(children: PhrasingContent[], locale: Locale): string {
  // As a paragraph: between the children of a root, line breaks would be put.
  const tree = toHast({ type: "paragraph", children }, { allowDangerousHtml: true });
  // Typeset last and whole: a dash after a bold word needs to see the word. Tags and <code> are left alone.
  return joinRanges(typeset(cleanHtml(tree).replaceAll("\n", " ").trim(), locale));
}
