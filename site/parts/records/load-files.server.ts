import type { MediaFile } from "#contract/records/media.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** The files with these ids, sorted by title; missing ones are left out. */
export async function loadFiles(site: SiteContext, ids: number[]): Promise<MediaFile[]> {
  if (ids.length === 0) return [];
  const { api } = site;
  const filters = { id: [...new Set(ids)], active: true };
  const answer = api.files({ filters, order: { title: "asc", id: "asc" } });
  return (await withFallback(site, answer, { files: [] })).files;
}
