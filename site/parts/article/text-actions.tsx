import type { ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { pageOnly } from "../links/modal-part.ts";
import { SaveButton } from "../saving/save-button.tsx";
import { articleWords } from "./article-words.ts";
import styles from "./meta-line.module.css";

type Props = {
  canSave: boolean;
  /** False where the page has a print button of its own. */
  hasPrint?: boolean | undefined;
  children?: ReactNode;
};

/** At the end of a text, so that on a phone it begins sooner. */
export function EndActions({ lang, ...props }: Omit<Props, "children"> & { lang: Locale | undefined }) {
  return (
    <div className={styles.meta} lang={lang} {...pageOnly}>
      <TextActions {...props} />
    </div>
  );
}

/** Print and save, the longest last. */
export function TextActions({ canSave, hasPrint = true, children }: Props) {
  const words = useWordsOf(articleWords);
  return (
    <ul className={styles.controls}>
      {hasPrint && (
        <li className={styles.print}>
          <button type="button" data-print="">
            <Icon name="print" />
            {words.print}
          </button>
        </li>
      )}
      {children}
      {canSave && (
        <li className={styles.print}>
          <SaveButton as="article" />
        </li>
      )}
    </ul>
  );
}
