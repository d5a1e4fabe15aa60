import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { PrefetchPageLinks, useLocation, useNavigation } from "react-router";
import { useWords } from "../i18n/words.tsx";
import { closeAllModals } from "../modals/open-modal.ts";
import { setState, useClientState } from "../state/store.ts";
import { CookieNotice } from "./cookie-notice.tsx";
import { Curtain } from "./curtain.tsx";
import styles from "./overlay.module.css";
import { QualityFrameBox } from "./quality-frame-box.tsx";
import { setTarget } from "./reload-once.ts";
import { useArrival } from "./use-arrival.ts";
import { useDelegation } from "./use-delegation.ts";

const ModalHost = lazy(() => import("../modals/modal-host.tsx"));

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
  const hasModals = useModals();
  const floating = (
    <>
      {isNavigating && <progress className={styles.progress} aria-label={progress} />}
      {!isOnline && <output className={styles.offline}>{offline}</output>}
      <CookieNotice />
    </>
  );
  return (
    <>
      <output ref={announcer} className="sr" />
      {intended && <PrefetchPageLinks page={intended} />}
      <Curtain isNavigating={isNavigating} />
      <QualityFrameBox />
      {hasModals ? (
        <Suspense fallback={floating}>
          <ModalHost>{floating}</ModalHost>
        </Suspense>
      ) : (
        floating
      )}
    </>
  );
}

/** Whether one is open. Every route change closes all, and is an arrival. */
function useModals(): boolean {
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    setTarget(null);
    closeAllModals();
    setState({ cityName: null });
  }, [key]);
  return useClientState("modals").length > 0;
}

function watchConnection(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
