import { useSyncExternalStore } from "react";

/** False in the served HTML and while React takes it over, true from then on. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
