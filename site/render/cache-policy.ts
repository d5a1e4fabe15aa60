import { pages } from "../urls.ts";
import type { SiteContext } from "./context.server.ts";
import { pageAt } from "./page-at.ts";

const LONGEST_KEY = 300;
const SHARED_SECONDS = 60;

type Asked = { accept?: string | undefined; cookie?: string | undefined };

/** The cache key of a request; undefined if the answer belongs to one visitor. */
export function cacheKeyOf(address: string, { accept, cookie }: Asked): string | undefined {
  // An island asks for data; in the visually-impaired mode a page belongs to one visitor.
  if (accept?.startsWith("application/json") || cookie?.includes("visually_impaired")) return undefined;
  return cacheKey(address);
}

/**
 * The cache key: a page's path and the parameters it declares, in their order. Undefined for what is not a page, or
 * depends on the visitor: on what was typed, or on their place.
 */
export function cacheKey(address: string): string | undefined {
  const [path = "", search = ""] = address.split("?", 2);
  if (address.length > LONGEST_KEY) return undefined;
  const page = tableRow(path);
  if (!page || "cache" in page) return undefined;
  if (search === "") return path;
  const asked = new URLSearchParams(search);
  const query: readonly string[] = "query" in page ? page.query : [];
  const declared = query.flatMap((name) => asked.getAll(name).map((value) => [name, value]));
  if (declared.some(([name, value]) => name === "near" || (name === "q" && value !== ""))) return undefined;
  const kept = new URLSearchParams(declared).toString();
  return kept ? `${path}?${kept}` : path;
}

type Answered = {
  address: string;
  status: number;
  /** Set by the route itself. */
  own: string | null;
  isJson: boolean;
  visit: Pick<SiteContext, "vision" | "isPersonal" | "isPartial" | "endsAt">;
};

/** Sets Cache-Control on every response of the site. */
export function cacheControl({ address, status, own, isJson, visit }: Answered, now: number): string {
  // In the visually-impaired mode, or if it depends on the visitor's place, a page belongs to one visitor.
  if (visit.vision || visit.isPersonal) return "private, no-store";
  const page = tableRow(address.split("?", 1)[0] ?? "");
  if (visit.isPartial || status >= 400 || (page && "cache" in page)) return "no-store";
  if (own !== null) return own;
  if (status !== 200 || isJson || cacheKey(address) === undefined) return "no-cache";
  return sharedUntil(visit.endsAt, now);
}

/**
 * Shared caches may keep it for a minute, or until it changes; the browser revalidates. There is no
 * stale-while-revalidate: a browser would show the ordinary page after the mode was switched on.
 */
function sharedUntil(endsAt: number, now: number): string {
  const seconds = Math.max(0, Math.min(SHARED_SECONDS, Math.floor((endsAt - now) / 1000)));
  return `public, max-age=0, s-maxage=${seconds}`;
}

function tableRow(path: string) {
  const id = pageAt(path);
  return id && pages[id];
}
