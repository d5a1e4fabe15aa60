import { pages } from "#site/urls.ts";

/** The paths whose pages answer one visitor alone; where a name follows, up to it. */
const neverCachedPaths = Object.values(pages).flatMap((page) =>
  "cache" in page ? (page.path.split(":", 1)[0] ?? []) : [],
);

/** Put into the browser's script while it is built: the table itself would be too heavy for it. */
export const builtConstants = { NEVER_CACHED_PATHS: JSON.stringify(neverCachedPaths) };
