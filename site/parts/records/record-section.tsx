import type { ReactNode } from "react";
import styles from "./record-section.module.css";

/** What one came for stands right under the head: no wide gap before it. */
export function RecordSection({ children }: { children: ReactNode }) {
  return (
    <div className={styles.section}>
      <div className="wrap">{children}</div>
    </div>
  );
}
