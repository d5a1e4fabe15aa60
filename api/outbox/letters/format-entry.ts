import { defaultLocale } from "#contract/locale.ts";
import { entityConfigs } from "#contract/entity-configs.ts";
import type { Snapshot } from "../../snapshot/snapshot.ts";
import { staffWords as words } from "./letter-words.ts";

/** Entries whose value is the alias of a record. */
const configs = new Map<string, { id: number }>([
  ["Center", entityConfigs.center],
  ["Vacancy", entityConfigs.vacancy],
  ["Event", entityConfigs.event],
]);

/** An extra field of a form in words: an alias is replaced by the title of its record. */
export function formatEntry({ title, value }: { title: string; value: string }, snapshot: Snapshot): [string, string] {
  const label = valueOf(words.entries, title) ?? title;
  if (title === "Subject") return [label, valueOf(words.subjects, value) ?? value];
  if (title === "Language") return [label, valueOf(words.languages, value) ?? value];
  const config = configs.get(title);
  const entity = config && snapshot.in[defaultLocale].entities.get(config.id)?.find(({ alias }) => alias === value);
  return [label, entity ? `${entity.title} (${value})` : value];
}

export function typeTitle(snapshot: Snapshot | undefined, type: string): string {
  return snapshot?.in[defaultLocale].feedbackTypes.find(({ slug }) => slug === type)?.title ?? type;
}

function valueOf(table: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
