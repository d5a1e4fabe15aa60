import { useWordsOf } from "../../i18n/words.tsx";
import styles from "./glossary.module.css";
import { glossaryWords } from "./words.ts";

/** Other names of a term, and the way back to all of them. */
export function Synonyms({ names }: { names: string[] }) {
  const words = useWordsOf(glossaryWords);
  if (names.length === 0) return null;
  return (
    <p className={styles.synonyms}>
      {words.synonyms}: {names.join(", ")}
    </p>
  );
}
