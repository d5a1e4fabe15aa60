import { type Element, links, main } from "./read-html.ts";

/** A page without header and footer, or a part of it. */
const within = (html: string | Element) => (typeof html === "string" ? main(html) : html);

/** The aliases of the centers that a page, or a part of it, links to. */
export function centersIn(html: string | Element): Set<string> {
  return new Set(links(within(html)).flatMap((href) => /^(?:\/en)?\/centers\/([\w-]+)$/.exec(href)?.[1] ?? []));
}

/** The `tel:` numbers of a page, or a part of it. */
export function phonesIn(html: string | Element): string[] {
  return links(within(html), "a[href^='tel:']").map((href) => href.slice("tel:".length));
}
