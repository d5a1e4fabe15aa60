import type { ContentStore } from "../db/content-store.ts";
import { buildSnapshot, type Snapshot } from "./snapshot.ts";

export type Snapshots = {
  current(): Snapshot | undefined;
  /** Looks for another version and swaps to it. */
  refresh(): Promise<void>;
  /** Looks every `interval` ms until stopped; a database that is away is told to `onError`, and the old snapshot stays. */
  watch(interval: number, onError: (error: unknown) => void): { stop(): Promise<void> };
};

export function createSnapshots(store: ContentStore): Snapshots {
  let current: Snapshot | undefined;

  async function refresh() {
    const version = await store.currentVersion();
    if (version === 0 || String(version) === current?.version) return;
    current = buildSnapshot(version, await store.read(version));
  }

  return {
    current: () => current,
    refresh,
    watch(interval, onError) {
      let timer: NodeJS.Timeout | undefined;
      let looking = Promise.resolve();
      const look = () => {
        looking = refresh()
          .catch(onError)
          .finally(() => {
            if (timer) timer = setTimeout(look, interval);
          });
      };
      timer = setTimeout(look, interval);
      return {
        async stop() {
          clearTimeout(timer);
          timer = undefined;
          await looking;
        },
      };
    },
  };
}
