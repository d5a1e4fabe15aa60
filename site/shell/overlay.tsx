import { useEffect, useSyncExternalStore } from "react";
import { PrefetchPageLinks, useNavigation } from "react-router";
import { useWords } from "../i18n/words.tsx";
import { ModalHost } from "../modals/modal-host.tsx";
import { setState } from "../state/store.ts";
import { CookieNotice } from "./cookie-notice.tsx";
import { Curtain } from "./curtain.tsx";
import styles from "./overlay.module.css";
import { QualityFrameBox } from "./quality-frame-box.tsx";
import { useArrival } from "./use-arrival.ts";
import { useDelegation } from "./use-delegation.ts";

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
  const announcer = useArrival();
  const intended = useDelegation();
  // A page that the browser kept and shows again is not being left any more.
  useEffect(() => {
    const stay = () => setState({ isLeaving: false });
    window.addEventListener("pageshow", stay);
    return () => window.removeEventListener("pageshow", stay);
  }, []);
  useEffect(() => {
    if (isNavigating) setState({ firstEnter: false });
  }, [isNavigating]);
  return (
    <>
      <output ref={announcer} className="sr" />
      {intended && <PrefetchPageLinks page={intended} />}
      <Curtain isNavigating={isNavigating} />
      <QualityFrameBox />
      <ModalHost>
        {isNavigating && <progress className={styles.progress} aria-label={progress} />}
        {!isOnline && <output className={styles.offline}>{offline}</output>}
        <CookieNotice />
      </ModalHost>
    </>
  );
}

function watchConnection(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
