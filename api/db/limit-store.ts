import { CompiledQuery } from "kysely";
import type { Database } from "./database.ts";

/** What RateLimiterPostgres asks of a client: our own pool, told of every failure. */
export type LimitClient = { query(query: { text: string; values?: unknown[] }): Promise<{ rows: unknown[] }> };

/** Where several processes count together; none on the embedded database, which one process has for itself. */
export function limitClientOf({ db, engine }: Database, onError: (error: unknown) => void): LimitClient | undefined {
  if (engine !== "postgresql") return undefined;
  return {
    async query({ text, values = [] }) {
      try {
        return await db.executeQuery(CompiledQuery.raw(text, values));
      } catch (error) {
        onError(error);
        throw error;
      }
    },
  };
}
