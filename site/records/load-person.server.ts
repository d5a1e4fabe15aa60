import type { RouterContextProvider } from "react-router";
import { line } from "./fields.server.ts";
import { loadRecordsQuietly } from "./load-records.server.ts";

/** Whom the caller will speak to. */
export async function loadPerson(context: Readonly<RouterContextProvider>, alias: string) {
  const specialists = await loadRecordsQuietly(context, "specialist");
  const person = specialists.find((specialist) => specialist.alias === alias);
  if (!person) return null;
  return {
    name: person.title,
    position: line(person, "position"),
    hours: line(person, "hours"),
    portrait: person.image?.path ?? null,
  };
}
