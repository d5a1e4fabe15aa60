import { selectAll, selectOne } from "css-select";
import { textContent } from "domutils";
import { parse as parseDocument } from "parse5";
import { adapter, type Htmlparser2TreeAdapterMap } from "parse5-htmlparser2-tree-adapter";

type Document = Htmlparser2TreeAdapterMap["document"];
export type Element = Htmlparser2TreeAdapterMap["element"];

/** The HTML of a page, or a part of a page that was parsed before. */
export type Html = string | Document | Element;

let parsed: { html: string; document: Document } | undefined;

/** Parses a page as a browser without scripts does. Tests query one page several times, so the last one is cached. */
function parse(html: string): Document {
  if (parsed?.html !== html)
    parsed = { html, document: parseDocument(html, { treeAdapter: adapter, scriptingEnabled: false }) };
  return parsed.document;
}

const nodeOf = (html: Html) => (typeof html === "string" ? parse(html) : html);

/** All elements that match a CSS selector, in the order of the page. */
export function all(html: Html, selector: string): Element[] {
  return selectAll(selector, nodeOf(html));
}

/** The first element that matches. A page without one fails the test. */
export function one(html: Html, selector: string): Element {
  const element = selectOne<Document | Element, Element>(selector, nodeOf(html));
  if (!element) throw new Error(`nothing matches ${selector}`);
  return element;
}

export function has(html: Html, selector: string): boolean {
  return selectOne(selector, nodeOf(html)) !== null;
}

export function main(html: Html): Element {
  return one(html, "main");
}

/** The visible text: without soft hyphens, with white space collapsed. */
export function text(html: Html, selector?: string): string {
  const node = selector === undefined ? nodeOf(html) : one(html, selector);
  return textContent(node).replaceAll("\u00ad", "").replaceAll(/\s+/g, " ").trim();
}

export function texts(html: Html, selector: string): string[] {
  return all(html, selector).map((element) => text(element));
}

/** An attribute of the first element that matches. */
export function attribute(html: Html, selector: string, name: string): string | undefined {
  return one(html, selector).attribs[name];
}

/** An attribute of all elements that match and have it. */
export function attributes(html: Html, selector: string, name: string): string[] {
  return all(html, selector).flatMap((element) => element.attribs[name] ?? []);
}

/** The addresses of links: all of them, or those that match. */
export function links(html: Html, selector = "a"): string[] {
  return attributes(html, selector, "href");
}

export function canonical(html: Html): string | undefined {
  return attribute(html, "link[rel=canonical]", "href");
}

/** The hidden fields of a form. */
export function hiddenFields(html: Html): Record<string, string> {
  return Object.fromEntries(
    all(html, "input[type=hidden]").map(({ attribs }) => [attribs["name"] ?? "", attribs["value"] ?? ""]),
  );
}
