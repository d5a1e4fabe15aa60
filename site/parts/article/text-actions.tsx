import type { ReactNode } from "react";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SaveButton } from "../saving/save-button.tsx";
import { articleWords } from "./article-words.ts";
import styles from "./meta-line.module.css";

/** Print and save, the longest last; an article ends with them, so that on a phone its text begins sooner. */
export function TextActions({ canSave, children }: { canSave: boolean; children?: ReactNode }) {
  const words = useWordsOf(articleWords);
  return (
    <ul className={styles.controls}>
      <li className={styles.print}>
        <button type="button" data-print="">
          <Icon name="print" />
          {words.print}
        </button>
      </li>
      {children}
      {canSave && (
        <li className={styles.print}>
          <SaveButton as="article" />
        </li>
      )}
    </ul>
  );
}
