import { useSyncExternalStore } from "react";
import { type ClientState, getState, initialState, subscribe } from "../browser/state/store.ts";

/** One key of the client state, for islands. */
export function useClientState<Key extends keyof ClientState>(key: Key): ClientState[Key] {
  return useSyncExternalStore(
    subscribe,
    () => getState()[key],
    () => initialState[key],
  );
}
