import type { RouterContextProvider } from "react-router";
import type { MediaFile } from "#contract/records/media.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import { siteContext } from "../../render/context.server.ts";

/** The files of these ids in the order of their titles; one that is missing is left out. */
export async function loadFiles(context: Readonly<RouterContextProvider>, ids: number[]): Promise<MediaFile[]> {
  if (ids.length === 0) return [];
  const { api } = context.get(siteContext);
  const filters = { id: [...new Set(ids)], active: true };
  const answer = api.files({ filters, order: { title: "asc", id: "asc" } });
  return (await withFallback(context, answer, { files: [] })).files;
}
