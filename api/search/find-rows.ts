import { entityConfigs } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import type { Piece, SearchGroup } from "#contract/search.ts";
import type { LocalSnapshot } from "../snapshot/local-snapshot.ts";
import { asksFor } from "./row-words.ts";
import type { ContentSearch, Matched } from "./search-index.ts";
import { isEntityIn, scopeOf } from "./scopes.ts";
import { wordsIn } from "./search-words.ts";
import { withoutStopWords } from "./stop-words.ts";

/** Limit for each kind: a row is a direct answer, not a list to read. */
const MOST_ROWS = 6;

const TABLES = { food: "reference-foods", lab: "reference-labs" } as const;

/** A query that asks for a kind of row is answered by it before any text: more than all words make up. */
const ASKED_FOR = 1;

type Asked = {
  found: Matched;
  index: ContentSearch;
  understood: string;
  show: ReturnType<ContentSearch["showing"]>;
  local: LocalSnapshot;
  locale: Locale;
};

/**
 * Rows that match every word of a query: prices and vacancies if the query asks for one, rows of the reference tables
 * by their names.
 */
export function findRows({ found, index, understood, show, local, locale }: Asked): SearchGroup[] {
  const groups: SearchGroup[] = [];

  function add(group: Pick<SearchGroup, "type" | "id">, kind: string, isRow: (key: string) => boolean, lead = 0): void {
    const { keys, score } = found.complete(scopeOf(index, `rows of ${group.id}`, isRow));
    const shown = keys(0, MOST_ROWS).map((key) => ({ id: Number(key.slice(kind.length + 1)), ...show(key) }));
    const isAskedFor = ({ title, text }: (typeof shown)[number]) =>
      isNamed(title) || (kind === "food" && text.some(({ isMatch }) => isMatch));
    const matches = group.type === "variable" ? shown.filter(isAskedFor) : shown;
    const ids = matches.map(({ id }) => id);
    if (ids.length > 0) groups.push({ ...group, ids, pages: 1, best: score + lead, matches });
  }

  for (const { id } of [entityConfigs.price, entityConfigs.vacancy]) {
    if (!asksFor(id, understood, locale)) continue;
    add({ type: "config", id }, "entity", isEntityIn(local, id), ASKED_FOR);
  }
  for (const kind of ["food", "lab"] as const)
    add({ type: "variable", id: TABLES[kind] }, kind, (key) => key.startsWith(`${kind}:`));
  return groups;
}

/**
 * The query must cover at least half of the name: "dialysis" does not mean the nutrition drink for dialysis. Words
 * after a comma in the name do not count.
 */
function isNamed(title: Piece[]): boolean {
  const [name = ""] = title
    .map(({ text }) => text)
    .join("")
    .split(",");
  const met = title.filter(({ isMatch }) => isMatch).length;
  return met > 0 && 2 * met >= withoutStopWords(wordsIn(name)).length;
}
