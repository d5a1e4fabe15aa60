import { LRUCache } from "lru-cache";
import type { Locale } from "#contract/locale.ts";
import type { SearchFilter, SearchGroup, SearchMatch } from "#contract/search.ts";
import { MIN_QUERY } from "#contract/search-limits.ts";
import type { Services } from "#contract/services.ts";
import { aheadOf } from "../content/visibility.ts";
import { CallFailure } from "../failure.ts";
import type { ServiceDeps } from "../service-deps.ts";
import type { LocalSnapshot } from "../snapshot/local-snapshot.ts";
import { eachInSlices } from "../slices.ts";
import { withTimeout } from "../with-timeout.ts";
import { findRows } from "./find-rows.ts";
import { scopeOfFilter } from "./scopes.ts";
import type { ContentSearch, Matched } from "./search-index.ts";

/** A caller that asks for everything does not need every excerpt: limits for one group and for all groups together. */
const MOST_SHOWN = 100;
const MOST_SHOWN_IN_ALL = 200;

/** Only the first index of very much content takes longer: a visitor is told so instead of waiting for it. */
const READY_WITHIN_MS = 4000;

type Answer = Awaited<ReturnType<Services["search"]>>;
type Found = { answer: Answer; isMiss: boolean };

/** Answers of the shown version: queries repeat, and a search field sends one at every pause. */
const MOST_REMEMBERED_BYTES = 4 * 1024 * 1024;
const BYTES_OF_A_MATCH = 1000;
const BYTES_OF_AN_ID = 8;
const remembered = new WeakMap<ContentSearch, LRUCache<string, Found>>();

type Deps = Pick<ServiceDeps, "snapshot" | "now" | "misses">;

export function search({ snapshot, now, misses }: Deps): Services["search"] {
  return async ({ query, filters }, { locale }) => {
    const local = snapshot().in[locale];
    const index = await withTimeout(READY_WITHIN_MS, local.search(), undefined);
    if (!index) throw new CallFailure("busy");
    const wanted = query.trim();
    const asked: Asked = { wanted, filters, index, local, locale, now: now() };
    const answers = remembered.get(index) ?? new LRUCache({ maxSize: MOST_REMEMBERED_BYTES, sizeCalculation: bytesOf });
    remembered.set(index, answers);
    // Records with a future date appear one after the other.
    const key = JSON.stringify([wanted, filters, aheadOf(local, asked.now).size]);
    const found = answers.get(key) ?? (await find(asked));
    answers.set(key, found);
    if (found.isMiss) misses.count(wanted, locale);
    return found.answer;
  };
}

function bytesOf({ answer: { search, rows = [] } }: Found, key: string): number {
  const groups = [...search, ...rows];
  const ofGroup = ({ ids, matches = [] }: SearchGroup) =>
    ids.length * BYTES_OF_AN_ID + matches.length * BYTES_OF_A_MATCH;
  return groups.reduce((sum, group) => sum + ofGroup(group), key.length + BYTES_OF_A_MATCH);
}

type Asked = {
  wanted: string;
  filters: SearchFilter[];
  index: ContentSearch;
  local: LocalSnapshot;
  locale: Locale;
  now: Date;
};

async function find({ wanted, filters, index, local, locale, now }: Asked): Promise<Found> {
  const isLongEnough = wanted.length >= MIN_QUERY;
  const found = index.match(isLongEnough ? wanted : "");
  const groups = filters.map((filter) => ({ filter, ...findIn(filter, found, index, local, now) }));
  const keys = groups.flatMap(({ kind, shown }) => shown.slice(0, MOST_SHOWN).map((id) => `${kind}:${id}`));
  const understood = found.understood();
  const show = index.showing(understood);
  const matches = await matchesOf([...new Set(keys)].slice(0, MOST_SHOWN_IN_ALL), show);
  const isMiss = isLongEnough && groups.every(({ pages }) => pages === 0) && !found.isAny();
  const isFirstPage = filters.some(({ page = 1 }) => page === 1);
  const rows = isLongEnough && isFirstPage ? findRows({ found, index, understood, show, local, locale }) : [];
  const restated = isMiss ? undefined : found.restated();
  return {
    isMiss,
    answer: {
      search: groups.map(({ filter: { id, type }, kind, shown, pages, total, best }): SearchGroup => {
        const met = shown.slice(0, MOST_SHOWN).flatMap((one) => matches.get(`${kind}:${one}`) ?? []);
        return { type, id, ids: shown, pages, total, best, matches: met };
      }),
      ...(restated && { understood: restated }),
      ...(rows.length > 0 && { rows }),
    },
  };
}

/** A match found by several groups is built once; yields to other requests in between. */
async function matchesOf(
  keys: string[],
  show: ReturnType<ContentSearch["showing"]>,
): Promise<Map<string, SearchMatch>> {
  const matches = new Map<string, SearchMatch>();
  await eachInSlices(keys, (key) => {
    matches.set(key, { id: Number(key.slice(key.indexOf(":") + 1)), ...show(key) });
  });
  return matches;
}

/** Each group is searched separately: results of one group must not hide those of another. */
function findIn(filter: SearchFilter, found: Matched, index: ContentSearch, local: LocalSnapshot, now: Date) {
  const { kind, scope } = scopeOfFilter(filter, index, local, now);
  const { limit = Infinity, page = 1 } = filter;
  const { total, score, keys } = found.best(scope);
  // Without a limit, everything is on the first page.
  const [from, to] = limit === Infinity ? [page > 1 ? total : 0, total] : [(page - 1) * limit, page * limit];
  const shown = keys(from, to);
  const ids = shown.map((key) => Number(key.slice(kind.length + 1)));
  return { kind, shown: ids, best: score, total, pages: Math.ceil(total / Math.min(limit, total || 1)) };
}
