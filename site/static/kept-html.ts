/**
 * What the server rendered into the elements with `data-static`, read before React takes the page over. Header, footer
 * and the pages themselves are HTML: the browser keeps what it was sent, and their code stays out of its bundle.
 */
const kept: Record<string, string> = {};
if (!import.meta.env.SSR)
  for (const part of document.querySelectorAll<HTMLElement>("[data-static]"))
    kept[part.dataset["static"] ?? ""] = part.innerHTML;

/** The part as it was served; empty on a page that was served without it. */
export function keptHtml(name: string) {
  return { __html: kept[name] ?? "" };
}

export function isKept(name: string): boolean {
  return name in kept;
}
