import { useSyncExternalStore } from "react";
import { useClientState } from "../state/store.ts";
import styles from "./curtain.module.css";

/** A veil of water over the page while the next one comes. It waits under the header, or at the top once that is scrolled. */
export function Curtain({ isNavigating }: { isNavigating: boolean }) {
  const isLeaving = useClientState("isLeaving");
  const isScrolled = useSyncExternalStore(
    watchScroll,
    () => window.scrollY > 0,
    () => false,
  );
  const isDown = isNavigating || isLeaving;
  return (
    <div
      className={styles.curtain}
      data-curtain={isDown ? "down" : "up"}
      data-at-top={isDown || isScrolled || undefined}
      aria-hidden="true"
    />
  );
}

function watchScroll(listener: () => void): () => void {
  document.addEventListener("scroll", listener, { passive: true });
  return () => document.removeEventListener("scroll", listener);
}
