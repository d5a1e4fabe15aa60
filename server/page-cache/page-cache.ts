import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { type Page, type Rendered, toPage, toPassing } from "./page.ts";

export type PageCacheOptions = {
  /** Renders the answer to an address, complete and uncompressed. `asker`: the request it is rendered for, if any. */
  render(key: string, asker?: IncomingMessage): Promise<Rendered>;
  /** The version of the content shown now; null if unknown. */
  version(): string | null;
  now(): number;
  maxBytes: number;
};

/** The last good page, and until when it is valid. */
type Entry = { page: Page; version: string | null; until: number; madeAt: number; retryAt: number; hits: number };

const LAST_GOOD_FOR_MS = 60 * 60 * 1000;
/** While the API fails, it is asked for the same page at most this often. */
const RETRY_AFTER_MS = 5000;
/** How long a visitor waits for a new page if there is a last good one. */
const WAIT_MS = 2000;
const RENEWED_AFTER_PUBLISH = 50;
/** How long an address with nothing to cache is not tried again. */
const NOTHING_FOR_MS = 5000;
const MOST_NOTHINGS = 1000;

/** Caches pages as they were sent, until they expire or another version is published. */
export function createPageCache({ render, version, now, maxBytes }: PageCacheOptions) {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ page }) => page.bytes });
  const flights = new Map<string, Promise<Page | undefined>>();
  /** Addresses of redirects and missing pages, each with the time from which it may be tried again. */
  const nothings = new Map<string, number>();

  function isFresh(entry: Entry): boolean {
    return entry.version === version() && now() < entry.until;
  }

  /** One rendering for all concurrent requests. */
  function refresh(key: string, asker?: IncomingMessage): Promise<Page | undefined> {
    const under = flights.get(key);
    if (under) return under;
    const flight = make(key, asker).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  async function make(key: string, asker?: IncomingMessage): Promise<Page | undefined> {
    const before = version();
    const rendered = await render(key, asker);
    const old = entries.get(key);
    if (isFailing(rendered) && old && now() - old.madeAt < LAST_GOOD_FOR_MS) {
      old.retryAt = now() + RETRY_AFTER_MS;
      return old.page;
    }
    if (isFailing(rendered)) {
      entries.delete(key);
      return toPassing(rendered);
    }
    const seconds = sharedFor(rendered);
    if (seconds === 0) {
      entries.delete(key);
      if (nothings.size >= MOST_NOTHINGS) nothings.clear();
      nothings.set(key, now() + NOTHING_FOR_MS);
      return undefined;
    }
    const page = await toPage(rendered, old?.page);
    const isWhole = before === version();
    if (isWhole) {
      const madeAt = now();
      const until = madeAt + seconds * 1000;
      entries.set(key, { page, version: before, until, madeAt, retryAt: 0, hits: old?.hits ?? 0 });
    }
    return page;
  }

  return {
    /** The page, or a promise of it if it has to be rendered; undefined if there is nothing to cache. */
    take(key: string, asker?: IncomingMessage): Page | undefined | Promise<Page | undefined> {
      const entry = entries.get(key);
      if (!entry) return now() < (nothings.get(key) ?? 0) ? undefined : refresh(key, asker);
      entry.hits++;
      if (isFresh(entry) || now() < entry.retryAt) return entry.page;
      return firstOf(refresh(key, asker), entry.page);
    },

    /** After a publish: renders the most requested pages in advance. */
    async renew(): Promise<void> {
      const asked = [...entries.entries()].toSorted(([, a], [, b]) => b.hits - a.hits).slice(0, RENEWED_AFTER_PUBLISH);
      for (const [key, entry] of asked) {
        entry.hits = Math.floor(entry.hits / 2);
        if (!isFresh(entry)) await refresh(key);
      }
    },

    bytes: () => entries.calculatedSize,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

/** An error page, or one that lacks a part because a call failed. */
function isFailing({ status, headers }: Rendered): boolean {
  return status >= 500 || (status === 200 && headers.get("Cache-Control")?.includes("no-store") === true);
}

/** `s-maxage` in seconds. */
function sharedFor({ status, headers }: Rendered): number {
  const [, seconds] = /\bs-maxage=(\d+)/.exec(headers.get("Cache-Control") ?? "") ?? [];
  return status === 200 ? Number(seconds ?? 0) : 0;
}

/** The new page; if it takes too long or fails, the last good one. */
function firstOf(flight: Promise<Page | undefined>, atHand: Page): Promise<Page | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, WAIT_MS, atHand).unref();
    flight.then(resolve, () => resolve(atHand)).finally(() => clearTimeout(timer));
  });
}
