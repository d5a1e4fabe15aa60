import type { ReactNode } from "react";
import styles from "./styleguide.module.css";

export function Group({ title, ground, children }: { title: string; ground?: "sand" | "deep"; children: ReactNode }) {
  return (
    <section className={`section ${ground ?? ""}`}>
      <div className="wrap stack">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** One component in one state, with the state's name above it. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <p className="small muted">{title}</p>
      {children}
    </div>
  );
}
