import { pages } from "./urls.ts";

/** What a visitor may type: no two alike, and nobody else's business. */
const TYPED = new Set(["q", "near"]);
const LONGEST = 300;

type Kind = { pattern: RegExp; query: readonly string[]; isKept: boolean };

/**
 * What an answer to this address may be kept as: its path and the parameters its page declares, in their order. None for
 * what is no page, or belongs to one visitor.
 */
export function keptAs(address: string): string | undefined {
  const [path = "", search = ""] = address.split("?", 2);
  if (address.length > LONGEST) return undefined;
  const kind = kinds.find(({ pattern }) => pattern.test(path));
  if (!kind?.isKept) return undefined;
  if (search === "") return path;
  const asked = new URLSearchParams(search);
  const declared = kind.query.flatMap((name) => asked.getAll(name).map((value) => [name, value]));
  if (declared.some(([name = "", value]) => TYPED.has(name) && value)) return undefined;
  const kept = new URLSearchParams(declared.filter(([, value]) => value)).toString();
  return kept ? `${path}?${kept}` : path;
}

/** Exact paths before those that take any name, as the routes are matched. */
const kinds: Kind[] = Object.values(pages)
  .toSorted((a, b) => a.path.split(":").length - b.path.split(":").length)
  .map((page) => ({
    pattern: patternOf(page.path),
    query: "query" in page ? page.query : [],
    isKept: !("middleware" in page && (page.middleware as readonly string[]).includes("noStore")),
  }));

function patternOf(path: string): RegExp {
  const rest = path === "/" ? "(?:/|(?<=/en))" : path.replaceAll(/:\w+/g, "[\\w-]+");
  return new RegExp(`^(?:/en)?${rest}$`);
}
