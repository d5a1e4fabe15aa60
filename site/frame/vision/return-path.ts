/** The form field with the address to return to; every other field is a parameter. */
export const RETURN = "return";

/** A path of this site, with its query and hash; undefined for an address that leads elsewhere. */
export function toReturnPath(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\/(?![/\\])/.test(value) || !URL.canParse(value, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  // A path may still normalise to "//x" when its dots and tabs are removed.
  return origin === HERE && !pathname.startsWith("//") ? pathname + search + hash : undefined;
}

/** Any origin will do: if the result has another one, it was not a path of this site. */
const HERE = "http://here.invalid";
