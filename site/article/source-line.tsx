import type { Locale } from "#contract/locale.ts";
import { useWordsOf } from "../i18n/words.tsx";
import styles from "./source-line.module.css";
import { articleWords } from "./words.ts";

/** On paper only: where the text is from. */
export function SourceLine({ address, lang }: { address: string; lang: Locale | undefined }) {
  const { source } = useWordsOf(articleWords);
  return (
    <p className={styles.source} lang={lang}>
      {source}: {address}
    </p>
  );
}
