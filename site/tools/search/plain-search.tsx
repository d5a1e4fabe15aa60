import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { href } from "../../urls.ts";
import styles from "./plain-search.module.css";
import { searchWords } from "./search-words.ts";

/** A plain search form, without suggestions. */
export function PlainSearch() {
  const { field } = useWordsOf(searchWords);
  const { locale } = useWords();
  return (
    <search className={styles.search}>
      <form action={href(locale, "search")} role="none">
        <label htmlFor="plain-search">{field.label}</label>
        <p className={styles.row}>
          <input className="input" id="plain-search" name="q" type="search" maxLength={100} enterKeyHint="search" />
          <button className="button" type="submit">
            {field.find}
          </button>
        </p>
      </form>
    </search>
  );
}
