import { useSyncExternalStore } from "react";

/** Whether the element with this id stands in a dialog; known once the island lives. */
export function useInDialog(id: string): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => document.getElementById(id)?.closest("dialog") != null,
    () => false,
  );
}
