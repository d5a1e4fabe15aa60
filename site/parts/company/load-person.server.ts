import { line } from "../records/fields.server.ts";
import { loadRecordsWithFallback } from "../records/load-records.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

export type Person = { name: string; position: string; hours: string; portrait: string | null };

/** The person who answers the phone. */
export async function loadPerson(site: SiteContext, alias: string): Promise<Person | null> {
  return (await loadPeople(site, [alias]))[0] ?? null;
}

/** Specialists by alias, in that order; null for a missing one. */
export async function loadPeople(site: SiteContext, aliases: (string | undefined)[]): Promise<(Person | null)[]> {
  const specialists = await loadRecordsWithFallback(site, "specialist");
  return aliases.map((alias) => {
    const person = specialists.find((specialist) => specialist.alias === alias);
    if (!person) return null;
    return {
      name: person.title,
      position: line(person, "position"),
      hours: line(person, "hours"),
      portrait: person.image?.path ?? null,
    };
  });
}
