import { useSyncExternalStore } from "react";

/** False on the server and during hydration, true afterwards. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
