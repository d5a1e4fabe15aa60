import { all, attribute, links, text } from "./read-html.ts";

let visitors = 0;

/** A new visitor for each request: one address may search 120 times a minute, and all tests share one. */
export function asNewVisitor(): { headers: Record<string, string> } {
  visitors += 1;
  return { headers: { "X-Forwarded-For": `198.51.${100 + (process.pid % 100)}.${visitors % 256}` } };
}

/** The address of a search's page. */
export function searchAddress(query: string, more = "", prefix = ""): string {
  return `${prefix}/search?${new URLSearchParams({ q: query })}${more}`;
}

/** The links of each list of results, by its kind. */
export function groupsOf(html: string): Record<string, string[]> {
  return Object.fromEntries(
    all(html, "main section:has(> [data-results])").map((section) => [
      attribute(section, "h2", "id"),
      links(section, "[data-results] h3 a"),
    ]),
  );
}

/** The text of the page without header and footer. */
export function textOf(html: string): string {
  return text(html, "main");
}
