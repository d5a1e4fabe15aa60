import { redirect } from "react-router";

/** A path of this site, not another address: "//host", "/\host" and "scheme:" are not paths. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\s\\\p{Cc}]/u.test(path);
}

/**
 * Redirects to another page of the site. Any other target throws ERR_REDIRECT; if a response redirected elsewhere, the
 * script in the browser loads the address itself (`browser/navigate.ts`).
 */
export function redirectTo(path: string, status = 302): never {
  if (isOwnPath(path)) throw redirect(path, status);
  throw new Error("ERR_REDIRECT");
}
