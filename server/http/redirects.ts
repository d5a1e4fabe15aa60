import { createMiddleware } from "hono/factory";

const A_DAY = "public, max-age=86400";
// With one of these in the path, the redirect could lead to another host.
const DANGEROUS = /\/\/|\\|%2f|%5c/i;

/**
 * Every page has one address: lower case, no trailing slash, no Russian prefix. Other spellings redirect permanently.
 */
export const redirects = createMiddleware(async (c, next) => {
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  const { pathname, search } = new URL(c.req.url);
  const target = isRead ? addressOf(pathname) : pathname;
  if (target === pathname) return next();
  c.header("Cache-Control", A_DAY);
  return c.redirect(target + search, 301);
});

/** Only of a page; other addresses stay as they are. */
export function addressOf(pathname: string): string {
  const path = lowerCase(pathname).replace(/\/+$/, "");
  if (DANGEROUS.test(path) || isNoPage(pathname) || isMalformed(pathname)) return pathname;
  return path.replace(/^(?:\/ru(?=\/|$))+/, "") || "/";
}

/** Files have a dot in their name; the API handles its own addresses. */
function isNoPage(pathname: string): boolean {
  const name = pathname.slice(pathname.lastIndexOf("/"));
  return name.includes(".") || /^\/(?:api|media|assets)(?:\/|$)/i.test(pathname);
}

function isMalformed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return false;
  } catch {
    return true;
  }
}

/** Only letters: percent-encoded bytes may be written in either case. */
function lowerCase(pathname: string): string {
  return pathname.replaceAll(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.length === 1 ? part.toLowerCase() : part));
}
