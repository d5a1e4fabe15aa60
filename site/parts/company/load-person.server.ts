import type { RouterContextProvider } from "react-router";
import { line } from "../records/fields.server.ts";
import { loadRecordsQuietly } from "../records/load-records.server.ts";

export type Person = { name: string; position: string; hours: string; portrait: string | null };

/** Whom the caller will speak to. */
export async function loadPerson(context: Readonly<RouterContextProvider>, alias: string): Promise<Person | null> {
  return (await loadPeople(context, [alias]))[0] ?? null;
}

/** Specialists by their aliases, in that order; null for one who is not there. */
export async function loadPeople(
  context: Readonly<RouterContextProvider>,
  aliases: (string | undefined)[],
): Promise<(Person | null)[]> {
  const specialists = await loadRecordsQuietly(context, "specialist");
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
