import type { ReactNode } from "react";
import styles from "./record-section.module.css";

/** The main content comes directly below the header, without a wide gap. */
export function RecordSection({ children }: { children: ReactNode }) {
  return (
    <div className={styles.section}>
      <div className="wrap">{children}</div>
    </div>
  );
}
