import type { ReactNode } from "react";
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
    <details className={`unfolds ${isHeaded ? styles.headed : styles.fold}`}>
      <summary className="fold-sign">{isHeaded ? title : <h2>{title}</h2>}</summary>
      {children}
    </details>
  );
}
