import { pageAt } from "./page-at.ts";
import { middlewareOf, pages } from "../urls.ts";

const LONGEST = 300;

/**
 * What an answer to this address may be kept as: its path and the parameters its page declares, in their order. None for
 * what is no page, or belongs to one visitor: what was typed, what is near.
 */
export function keptAs(address: string): string | undefined {
  const [path = "", search = ""] = address.split("?", 2);
  if (address.length > LONGEST) return undefined;
  const id = pageAt(path);
  const page = id && pages[id];
  if (!page || middlewareOf(page).includes("noStore")) return undefined;
  if (search === "") return path;
  const asked = new URLSearchParams(search);
  const query: readonly string[] = "query" in page ? page.query : [];
  const declared = query.flatMap((name) => asked.getAll(name).map((value) => [name, value]));
  if (declared.some(([name, value]) => name === "near" || (name === "q" && value !== ""))) return undefined;
  const kept = new URLSearchParams(declared).toString();
  return kept ? `${path}?${kept}` : path;
}
