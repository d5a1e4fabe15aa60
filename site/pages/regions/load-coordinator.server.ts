import { loadVariable } from "../../api/load-variable.server.ts";
import { loadRecordsWithFallback } from "../../parts/records/load-records.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** The region's contact, with a portrait if a record names the person. */
export async function loadCoordinator(site: SiteContext, region: string) {
  const [[person], facts] = await Promise.all([
    loadRecordsWithFallback(site, "specialist", { coordinates: [region] }),
    loadVariable(site, "facts"),
  ]);
  return {
    person: person ? { name: person.title, image: person.image } : null,
    hours: facts?.["coordinator-hours"] ?? "",
  };
}
