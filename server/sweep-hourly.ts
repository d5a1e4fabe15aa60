import type { Logger } from "pino";
import { createChoreStore } from "#api/db/chore-store.ts";
import type { Database } from "#api/db/database.ts";
import { createErasureStore } from "#api/db/erasure-store.ts";
import { createMissStore } from "#api/db/miss-store.ts";
import { createUploadStore } from "#api/db/upload-store.ts";
import { createUsefulStore } from "#api/db/useful-store.ts";
import { type Retention, sweep, type Swept } from "#api/inbox/sweep.ts";

const HOUR_MS = 60 * 60 * 1000;
/** How often each process checks whether the hourly sweep is due. */
const LOOK_EVERY_MS = 10 * 60 * 1000;

/** One of all processes sweeps once an hour; the first time right after the start. */
export function sweepHourly(database: Database, retention: Retention, log: Logger): { stop(): Promise<void> } {
  const chores = createChoreStore(database.db);
  const stopping = new AbortController();
  const look = async () => {
    const now = new Date();
    const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
    if (!(await chores.claim("sweep", hourAgo, now.toISOString()))) return;
    const swept = await sweepDatabase(database, retention, now, stopping.signal);
    if (swept.files + swept.erased > 0) log.info(swept, "swept");
  };
  const lookLoggingErrors = () => look().catch((error: unknown) => log.error({ err: error }, "sweep"));
  let looking = lookLoggingErrors();
  const timer = setInterval(() => {
    looking = lookLoggingErrors();
  }, LOOK_EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await looking;
    },
  };
}

export async function sweepDatabase(
  database: Database,
  retention: Retention,
  now: Date,
  signal?: AbortSignal,
): Promise<Swept> {
  const stores = { erasures: createErasureStore(database.db), uploads: createUploadStore(database) };
  const swept = await sweep(stores, retention, now, signal);
  await createMissStore(database).sweep(now);
  await createUsefulStore(database).sweep(now);
  if (swept.files + swept.erased > 0) await database.forget();
  return swept;
}
