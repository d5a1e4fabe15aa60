import { access, constants, statfs } from "node:fs/promises";
import type { ContentStore } from "#api/db/content-store.ts";
import type { Database } from "#api/db/database.ts";
import type { WriteCheck } from "#api/db/write-check.ts";
import type { Snapshots } from "#api/snapshot/snapshots.ts";
import { withTimeout } from "#api/with-timeout.ts";
import type { Readiness } from "./http/health.ts";

/** Deadline of the answer. */
const CHECK_WITHIN_MS = 2000;
const MB = 1024 * 1024;

type Parts = {
  engine: Database["engine"];
  store: Pick<ContentStore, "currentVersion">;
  snapshots: Pick<Snapshots, "current">;
  writes: WriteCheck;
  mail: { readiness(): Promise<Pick<Readiness, "mail" | "outbox">> } | undefined;
  dataDir: string;
};

/** The current state of this process; each part has the same deadline. */
export function createReadiness({ engine, store, snapshots, writes, mail, dataDir }: Parts) {
  // An SQLite file is there even while another program writes to it; a server that does not answer may be gone.
  const isSilenceFine = engine === "sqlite";
  return async (): Promise<Readiness> => {
    const isAnswering = store.currentVersion().then(
      () => true,
      () => false,
    );
    const [isThere, writing, letters, disk] = await Promise.all([
      withTimeout(CHECK_WITHIN_MS, isAnswering, isSilenceFine),
      withTimeout(CHECK_WITHIN_MS, writes.check(), isSilenceFine ? writes.state() : "failing"),
      mail
        ? withTimeout(CHECK_WITHIN_MS, mail.readiness(), { mail: isSilenceFine ? "on" : "failing" } as const)
        : ({ mail: "off" } as const),
      withTimeout(CHECK_WITHIN_MS, diskOf(dataDir), undefined),
    ]);
    return {
      database: isThere ? "ok" : "away",
      snapshot: snapshots.current()?.version ?? null,
      writes: writing,
      ...(disk && { disk }),
      ...letters,
    };
  };
}

async function diskOf(folder: string): Promise<Readiness["disk"]> {
  const [space, isWritable] = await Promise.all([
    statfs(folder).catch(() => undefined),
    access(folder, constants.W_OK).then(
      () => true,
      () => false,
    ),
  ]);
  if (!space) return undefined;
  const { bavail, bsize, blocks } = space;
  return {
    freeMb: Math.floor((bavail * bsize) / MB),
    freePercent: Math.floor((100 * bavail) / Math.max(1, blocks)),
    isWritable,
  };
}
