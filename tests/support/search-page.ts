import { allOf, mainOf } from "./read-html.ts";

/** The address of a search's page. */
export function searchAddress(query: string, more = "", prefix = ""): string {
  return `${prefix}/search?${new URLSearchParams({ q: query })}${more}`;
}

/** The links of each list of results, by the heading above it. */
export function groupsOf(html: string): Record<string, string[]> {
  const lists = [
    ...mainOf(html).matchAll(/<h2 id="(\w+)">(?:(?!<h2)[\s\S])*?<ol [^>]*data-results=""[^>]*>([\s\S]*?)<\/ol>/g),
  ];
  return Object.fromEntries(
    lists.map(([, kind = "", list = ""]) => [
      kind,
      allOf(list, /<h3><a href="([^"]+)"/g).map((link) => link.replaceAll("&amp;", "&")),
    ]),
  );
}

/** The words of the page, without its frame. */
export function textOf(html: string): string {
  return mainOf(html).replaceAll(/<[^>]+>/g, "");
}
