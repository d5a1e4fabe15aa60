import { pages } from "#site/urls.ts";

/** The paths of pages that depend on the visitor; if a param follows, up to it. */
const neverCachedPaths = Object.values(pages).flatMap((page) =>
  "cache" in page ? (page.path.split(":", 1)[0] ?? []) : [],
);

/** Inlined into the browser's script at build time: the table itself would be too large. */
export const builtConstants = { NEVER_CACHED_PATHS: JSON.stringify(neverCachedPaths) };
