import type { ReactNode } from "react";
import styles from "./footer-fold.module.css";

type Props = {
  title: string;
  /** Its content has its own headings, which are enough on wide screens. */
  isHeaded?: boolean;
  children: ReactNode;
};

/** A fold on narrow screens; on wide ones, if the browser supports it, a heading with its content open. */
export function FooterFold({ title, isHeaded = false, children }: Props) {
  return (
    <details className={`unfolds ${isHeaded ? styles.headed : styles.fold}`}>
      <summary className="fold-sign">{isHeaded ? title : <h2>{title}</h2>}</summary>
      {children}
    </details>
  );
}
