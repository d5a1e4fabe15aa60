/**
 * Header and footer never change during a visit: the server renders them, the browser keeps what it was sent, and their
 * code stays out of its bundle. What they do is heard at the document (`use-delegation.ts`, `watch-submenus.ts`).
 */
const kept: Record<string, string> = {};
if (!import.meta.env.SSR)
  for (const part of document.querySelectorAll<HTMLElement>("[data-static]"))
    kept[part.dataset["static"] ?? ""] = part.innerHTML;

/** The part as it was served; empty on a page that was served without it. */
export function keptHtml(name: string) {
  return { dangerouslySetInnerHTML: { __html: kept[name] ?? "" } };
}

export function isKept(name: string): boolean {
  return name in kept;
}
