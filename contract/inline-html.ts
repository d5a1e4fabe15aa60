import { raw } from "hast-util-raw";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import type { Nodes } from "hast";
import { z } from "zod";
import { isPlainMarkup, isTangled } from "./html-measures.ts";
import { plainText } from "./plain-text.ts";

/** The allowed inline HTML; other tags are removed, and scripts with their content. */
const allowed: Schema = {
  tagNames: ["a", "b", "br", "code", "del", "em", "i", "mark", "s", "strong", "sub", "sup", "u"],
  attributes: { a: ["href"] },
  protocols: { href: ["http", "https", "mailto", "tel"] },
  strip: ["script", "style"],
};

/** Parses like a browser, then removes what is not allowed. */
export function cleanHtml(tree: Nodes): string {
  const clean = sanitize(raw(tree), allowed);
  // The linked site gets no access to `window.opener`.
  visit(clean, "element", ({ tagName, properties }) => {
    if (tagName === "a" && /^https?:/.test(String(properties["href"]))) properties["rel"] = ["noopener"];
  });
  return toHtml(clean);
}

/** Text without tags. Parsing removes tags. */
export const PlainText = z.string().overwrite(plainText);

/** Text with inline HTML. Parsing sanitises it, whether it comes from an editor's file or a foreign API. */
export const InlineHtml = z.string().overwrite((text) => {
  // Most texts need no parser.
  if (!/[<&]/.test(text) || isPlainMarkup(text)) return text;
  return isTangled(text) ? wordsAsHtml(text) : cleanHtml({ type: "root", children: [{ type: "raw", value: text }] });
});

/** For a text too long or too deep to be parsed as HTML: the words alone. */
export function wordsAsHtml(text: string): string {
  return plainText(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("\n", "<br>");
}
