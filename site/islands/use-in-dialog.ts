import { useSyncExternalStore } from "react";

/** Whether the element with this id is in a dialog; known only after hydration. */
export function useInDialog(id: string): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => document.getElementById(id)?.closest("dialog") != null,
    () => false,
  );
}
