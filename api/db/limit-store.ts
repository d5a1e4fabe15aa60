import { CompiledQuery } from "kysely";
import { withTimeout } from "../with-timeout.ts";
import type { Database } from "./database.ts";

/** What RateLimiterPostgres asks of a client: our own pool, told of every failure. */
export type LimitClient = { query(query: { text: string; values?: unknown[] }): Promise<{ rows: unknown[] }> };

/** A visitor waits for the count before anything else is done: a slow database is not waited for, each process counts for itself. */
const COUNT_WITHIN_MS = 1000;

/** Where several processes count together; none on the embedded database, which one process has for itself. */
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
