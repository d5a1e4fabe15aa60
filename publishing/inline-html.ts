import type { PhrasingContent } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { cleanHtml } from "#contract/inline-html.ts";
import type { Locale } from "#contract/locale.ts";
import { joinRanges } from "./join-ranges.ts";
import { typeset } from "./typography.ts";

export function toInlineHtml(children: PhrasingContent[], locale: Locale): string {
  // Parsed as a paragraph: between the children of a root, line breaks would be inserted.
  const tree = toHast({ type: "paragraph", children }, { allowDangerousHtml: true });
  // Typography comes last, on the whole: a dash after a bold word depends on the word. Tags and <code> are left alone.
  return joinRanges(typeset(cleanHtml(tree).replaceAll("\n", " ").trim(), locale));
}
