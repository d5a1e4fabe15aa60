import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useNavigation } from "react-router";
import { useWords } from "../i18n/words.tsx";
import { ModalHost } from "../modals/modal-host.tsx";
import { setState, useClientState } from "../state/store.ts";
import { CookieNotice } from "./cookie-notice.tsx";
import { Curtain } from "./curtain.tsx";
import styles from "./overlay.module.css";
import { useArrival } from "./use-arrival.ts";

/** What floats above the page. */
export function Overlay() {
  const { offline, progress } = useWords();
  const { state, location } = useNavigation();
  const isNavigating = state === "loading" && location !== undefined;
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  const announced = useArrival();
  useEffect(() => {
    if (isNavigating) setState({ firstEnter: false });
  }, [isNavigating]);
  return (
    <>
      <p role="status" className="sr">
        {announced}
      </p>
      <Curtain isNavigating={isNavigating} />
      <ModalHost />
      <OnTop>
        {isNavigating && <div className={styles.progress} role="progressbar" aria-label={progress} />}
        {!isOnline && (
          <p role="status" className={styles.offline}>
            {offline}
          </p>
        )}
        <CookieNotice />
      </OnTop>
    </>
  );
}

/** Inside the topmost dialog while one is open: outside of it nothing could be seen or pressed. */
function OnTop({ children }: { children: ReactNode }) {
  const modals = useClientState("modals");
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => setDialog([...document.querySelectorAll("dialog[open]")].at(-1) ?? null), [modals]);
  return dialog && modals.length > 0 ? createPortal(children, dialog) : children;
}

function watchConnection(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
