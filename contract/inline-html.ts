import { raw } from "hast-util-raw";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import type { Nodes } from "hast";
import { z } from "zod";
import { isPlainMarkup, isTangled } from "./html-measures.ts";
import { plainText } from "./plain-text.ts";

/** What may stand inside a text; everything else loses its tags, and scripts lose their content too. */
const allowed: Schema = {
  tagNames: ["a", "b", "br", "code", "del", "em", "i", "mark", "s", "strong", "sub", "sup", "u"],
  attributes: { a: ["href"] },
  protocols: { href: ["http", "https", "mailto", "tel"] },
  strip: ["script", "style"],
};

/** A tree read as a browser would read it, down to what is allowed. */
export function cleanHtml(tree: Nodes): string {
  const clean = sanitize(raw(tree), allowed);
  // A site that is linked to gets no hold of the page.
  visit(clean, "element", ({ tagName, properties }) => {
    if (tagName === "a" && /^https?:/.test(String(properties["href"]))) properties["rel"] = ["noopener"];
  });
  return toHtml(clean);
}

/** Words without tags. Parsing them takes the tags away. */
export const PlainText = z.string().overwrite(plainText);

/** Text with inline HTML. Parsing it cleans it, whoever it comes from: an editor's file or a foreign API. */
export const InlineHtml = z.string().overwrite((text) => {
  // Most texts need no parser.
  if (!/[<&]/.test(text) || isPlainMarkup(text)) return text;
  return isTangled(text) ? wordsAsHtml(text) : cleanHtml({ type: "root", children: [{ type: "raw", value: text }] });
});

/** Of what is too long or too deep to be read as HTML: the words alone. */
export function wordsAsHtml(text: string): string {
  return plainText(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("\n", "<br>");
}
