import { type Locale, locales } from "#contract/locale.ts";
import { useWords } from "../../i18n/use-words.tsx";
import styles from "./nurse-sheet.module.css";

/** The same text in both languages, the page's own first, so that every reader finds theirs: a line for each, on paper a slash. */
export function Both({ text }: { text: Record<Locale, string> }) {
  const { locale } = useWords();
  const ordered = [locale, ...locales.filter((one) => one !== locale)];
  return (
    <span className={styles.both}>
      {ordered.map((one, place) => (
        <span key={one} lang={one}>
          {place > 0 && <span aria-hidden="true">/ </span>}
          {text[one]}{" "}
        </span>
      ))}
    </span>
  );
}
