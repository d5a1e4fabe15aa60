import type { Locale } from "#contract/locale.ts";
import { pageOnly } from "../modals/modal-part.ts";
import type { ContentsEntry } from "./anchors.server.ts";
import styles from "./contents.module.css";

type Props = { entries: ContentsEntry[]; title: string; lang: Locale | undefined; textLang: Locale | undefined };

/** Beside the text on wide screens; folded above it on the others. Only one of the two is ever shown. */
export function Contents({ entries, title, lang, textLang }: Props) {
  if (entries.length === 0) return null;
  const list = (
    <ol className={styles.list} lang={textLang}>
      {entries.map(({ anchor, title }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label={title} lang={lang} {...pageOnly}>
      <div className={styles.beside}>
        <p className={styles.title}>{title}</p>
        {list}
      </div>
      <details className={styles.folded}>
        <summary>{title}</summary>
        {list}
      </details>
    </nav>
  );
}
