import type { ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";
import styles from "./footer-fold.module.css";

type Props = {
  title: string;
  /** What is under it has headings of its own, which do on wide screens. */
  isHeaded?: boolean;
  children: ReactNode;
};

/** On narrow screens a fold; on wide ones, where the browser can, a heading and all that is under it. */
export function FooterFold({ title, isHeaded = false, children }: Props) {
  return (
    <div className={styles.fold}>
      {!isHeaded && <h2 className={styles.heading}>{title}</h2>}
      <details className="unfolds">
        <summary className={styles.summary}>
          {title}
          <Icon name="chev" />
        </summary>
        {children}
      </details>
    </div>
  );
}
