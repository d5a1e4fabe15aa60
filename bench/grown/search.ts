import { setTimeout } from "node:timers/promises";
import { defaultLocale, type Locale, locales } from "#contract/locale.ts";
import { russianWord } from "../api/made-up-texts.ts";
import { type Times, timesOf } from "../api/measure.ts";
import { fromVisitor } from "../from-visitor.ts";
import { seeded } from "../seeded.ts";

const SEARCHES = { runs: 200, warmUps: 50, mostMs: 60_000 };
const POLL_MS = 500;

let visitor = 0;

/** Milliseconds until a search is answered in every language; before its index is built, the server says that it is busy. */
export async function untilSearchable(origin: string): Promise<number> {
  const began = performance.now();
  for (const locale of locales) while (!(await searchFor(origin, "dialysis", locale)).ok) await setTimeout(POLL_MS);
  return performance.now() - began;
}

/** For two other words each time, as the search page asks. */
export function timesOfSearch(origin: string): Promise<Times> {
  const random = seeded(7);
  return timesOf(async () => {
    const response = await searchFor(origin, `${russianWord(random)} ${russianWord(random)}`);
    if (!response.ok) throw new Error(`the search answered ${response.status}`);
    await response.text();
  }, SEARCHES);
}

function searchFor(origin: string, query: string, locale: Locale = defaultLocale): Promise<Response> {
  const filters = [
    { type: "default", id: "2.1", limit: 30 },
    { type: "default", id: "2.2", limit: 30 },
    { type: "config", id: 1, limit: 30 },
  ];
  return fetch(`${origin}/api/search`, {
    method: "POST",
    headers: {
      ...fromVisitor(visitor++),
      "X-Account": "renaria",
      "X-Locale": locale,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ query, filters }),
  });
}
