/** The field of a form that says where to return; every other one is a parameter. */
export const RETURN = "return";

/** A path of this site, with its query and hash; nothing for an address that a browser would take elsewhere. */
export function toReturnPath(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\/(?![/\\])/.test(value) || !URL.canParse(value, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  // A path may still come out as "//x" after its dots and tabs are taken away.
  return origin === HERE && !pathname.startsWith("//") ? pathname + search + hash : undefined;
}

/** Any origin will do: what resolves to another one was not a path of this site. */
const HERE = "http://here.invalid";
