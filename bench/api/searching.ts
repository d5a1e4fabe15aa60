import { type Random, seeded } from "../seeded.ts";
import { otherLayout } from "#contract/keyboard-layout.ts";
import { isSuccess } from "#contract/envelope.ts";
import type { Ask } from "#contract/services.ts";
import { printTable, shown, timesOf, verdict } from "./measure.ts";
import { longWordBy, misspelt, russianWord } from "./made-up-texts.ts";

const WANTED_P95_MS = 20;
const BOUNDS = { runs: 300, warmUps: 30, mostMs: 3000 };
/** The request of the site's results page. */
const FILTERS = [
  { type: "default", id: "2.1", limit: 10 },
  { type: "default", id: "2.2", limit: 10 },
  { type: "config", id: 1, limit: 10 },
];

const queries: Record<string, (random: Random) => string> = {
  "one word": longWordBy,
  "two words": (random) => `${longWordBy(random)} ${russianWord(random)}`,
  "a typo": (random) => misspelt(random, longWordBy(random)),
  "a prefix": (random) => longWordBy(random).slice(0, 3 + Math.floor(random() * 3)),
  "wrong layout": (random) => otherLayout(longWordBy(random)),
  "nothing found": (random) => `щъ${Math.floor(random() * 1000)}ьъщ`,
};

/** Every query is different; asked in process. */
export async function measureSearching(size: number, ask: Ask): Promise<void> {
  const rows: string[][] = [];
  for (const [name, query] of Object.entries(queries)) rows.push(await measureQuery(name, query, ask));
  printTable(
    `${size} articles: search in process, ms`,
    ["", "p50", "p95", "p99", "wanted p95", "", "runs", "answered"],
    rows,
  );
}

async function measureQuery(name: string, query: (random: Random) => string, ask: Ask): Promise<string[]> {
  const random = seeded(name.length);
  let asked = 0;
  let answered = 0;
  const { p50, p95, p99, runs } = await timesOf(async () => {
    const { envelope } = await ask("search", { query: query(random), filters: FILTERS }, { locale: "ru" });
    asked++;
    if (isSuccess(envelope) && hasFound(envelope.data)) answered++;
  }, BOUNDS);
  const share = `${Math.round((100 * answered) / asked)} %`;
  return [name, ...[p50, p95, p99].map(shown), ...verdict(p95, WANTED_P95_MS), String(runs), share];
}

function hasFound(data: unknown): boolean {
  return (data as { search: { ids: number[] }[] }).search.some(({ ids }) => ids.length > 0);
}
