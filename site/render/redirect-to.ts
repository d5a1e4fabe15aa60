import { redirect } from "react-router";

/** A path of this site, not an address of another: "//host", "/\host" and "scheme:" are none. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\s\\\p{Cc}]/u.test(path);
}

/**
 * Leads to another page of the site. Any other target is refused with ERR_REDIRECT; where the answer came from elsewhere,
 * the browser's half loads the address whole (`browser/navigate.ts`).
 */
export function redirectTo(path: string, status = 302): never {
  if (isOwnPath(path)) throw redirect(path, status);
  throw new Error("ERR_REDIRECT");
}
