import { useEffect, useState } from "react";
import { useClientState } from "../state/store.ts";
import styles from "./curtain.module.css";

const LIFT_MS = 500;

/** A veil of water over the page while the next one comes. It waits under the header, or at the top once that is scrolled. */
export function Curtain({ isNavigating }: { isNavigating: boolean }) {
  const isLeaving = useClientState("isLeaving");
  const isDown = isNavigating || isLeaving;
  const isLifting = useTail(isDown, LIFT_MS);
  const isScrolled = useIsScrolled();
  const phase = isDown ? "down" : isLifting ? "lifting" : "idle";
  return (
    <div
      className={styles.curtain}
      data-curtain={phase}
      data-at-top={phase !== "idle" || isScrolled || undefined}
      aria-hidden="true"
    />
  );
}

/** True for a while after something has ended. */
function useTail(isOn: boolean, ms: number): boolean {
  const [isTail, setTail] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    setTail(true);
    return () => void window.setTimeout(() => setTail(false), ms);
  }, [isOn, ms]);
  return isTail;
}

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 0);
    look();
    document.addEventListener("scroll", look, { passive: true });
    return () => document.removeEventListener("scroll", look);
  }, []);
  return isScrolled;
}
