import { CompiledQuery } from "kysely";
import { withTimeout } from "../with-timeout.ts";
import type { Database } from "./database.ts";

/** The client that RateLimiterPostgres needs: our own pool, which reports every failure. */
export type LimitClient = { query(query: { text: string; values?: unknown[] }): Promise<{ rows: unknown[] }> };

/** A visitor waits for this count, so it has a timeout. If the database is slow, each process counts for itself. */
const COUNT_WITHIN_MS = 1000;

/** Lets several processes count together; undefined on the embedded database, which has one process. */
export function limitClientOf({ db, engine }: Database, onError: (error: unknown) => void): LimitClient | undefined {
  if (engine !== "postgresql") return undefined;
  return {
    async query({ text, values = [] }) {
      try {
        const counted = await withTimeout(COUNT_WITHIN_MS, db.executeQuery(CompiledQuery.raw(text, values)), undefined);
        if (!counted) throw new Error("the count of posts took too long");
        return counted;
      } catch (error) {
        onError(error);
        throw error;
      }
    },
  };
}
