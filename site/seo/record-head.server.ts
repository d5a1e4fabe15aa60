import type { Entity } from "#contract/records/entity.ts";
import { pathsOf } from "./article-head.server.ts";
import type { FindableHead, Thing } from "./head.ts";
import { loadTrail } from "./trail.server.ts";
import type { SiteContext } from "../render/context.server.ts";

type Said = { title: string; description: string; keywords: string; things?: Thing[] };

/** The head of a page with one record. `path` is the page's, without the language prefix. */
export async function recordHead(
  site: SiteContext,
  record: Entity,
  path: string,
  { title, description, keywords, things }: Said,
): Promise<FindableHead> {
  return {
    title,
    description,
    keywords,
    trail: await loadTrail(site, path, record.title),
    address: { paths: pathsOf(path), translations: record.translations },
    shareImage: record.shareImage,
    ...(things && { things }),
  };
}
