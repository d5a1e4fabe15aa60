import { useSyncExternalStore } from "react";
import { Icon } from "../../ui/icon.tsx";
import styles from "./tables.module.css";

/** Only a script can open the browser's print window, so without one there is no button. */
export function PrintButton({ label }: { label: string }) {
  const isLive = useSyncExternalStore(neverChanges, inBrowser, onServer);
  if (!isLive) return null;
  return (
    <button type="button" className={`button button-line button-small ${styles.print}`} onClick={() => window.print()}>
      <Icon name="print" />
      {label}
    </button>
  );
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
