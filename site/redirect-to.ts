import { redirect } from "react-router";

/** A path of this site, not an address of another: "//host", "/\host" and "scheme:" are none. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\s\\\p{Cc}]/u.test(path);
}

/**
 * Leads to another page of the site. Any other target is refused with ERR_REDIRECT; in the browser such a page, if the
 * web has it, is loaded whole, outside of the router.
 */
export function redirectTo(path: string, status = 302): never {
  if (isOwnPath(path)) throw redirect(path, status);
  if (typeof window !== "undefined" && /^https?:\/\//i.test(path)) window.location.replace(path);
  throw new Error("ERR_REDIRECT");
}
