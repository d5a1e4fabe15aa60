import { useWordsOf } from "../../i18n/use-words.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import styles from "./center.module.css";
import { centerPageWords } from "./center-words.ts";

/** Folded: only some visitors want these details. */
export function Equipment({ items }: { items: string[] }) {
  const words = useWordsOf(centerPageWords);
  if (items.length === 0) return null;
  return (
    <Accordion summary={words.equipment} as="h2">
      <ul className={styles.equipment}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Accordion>
  );
}
