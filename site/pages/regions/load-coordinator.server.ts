import type { RouterContextProvider } from "react-router";
import { loadVariable } from "../../api/load-variable.server.ts";
import { loadRecordsQuietly } from "../../parts/records/load-records.server.ts";

/** Whom to ask in a region: with the face of who answers there, where a record says so. */
export async function loadCoordinator(context: Readonly<RouterContextProvider>, region: string) {
  const [[person], facts] = await Promise.all([
    loadRecordsQuietly(context, "specialist", { coordinates: [region] }),
    loadVariable(context, "facts"),
  ]);
  return {
    person: person ? { name: person.title, image: person.image } : null,
    hours: facts?.["coordinator-hours"] ?? "",
  };
}
