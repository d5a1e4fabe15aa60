import { addSheet, appliedSheets } from "./read-page.ts";

/**
 * Adds the styles of a page that is shown over this one. A page's styles are joined (scripts/join-styles.ts); only the
 * parts that this document lacks are added, because repeating the others would override its own.
 */
export async function addParts(next: Document): Promise<void> {
  const present = new Set((await Promise.all(appliedSheets(document).map(partsOf))).flat());
  const needed = (await Promise.all(appliedSheets(next).map(partsOf))).flat();
  await Promise.all(needed.filter((part) => !present.has(part)).map((part) => addSheet(toLink(part))));
}

/** Of a joined file, what the list beside it names. */
async function partsOf(sheet: HTMLLinkElement): Promise<string[]> {
  const href = sheet.getAttribute("href") ?? "";
  if (!/\/page-[^/]+$/.test(href)) return [href];
  const response = await fetch(href.replace(/css$/, "json"));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json() as Promise<string[]>;
}

function toLink(href: string): HTMLLinkElement {
  return Object.assign(document.createElement("link"), { rel: "stylesheet", href });
}
