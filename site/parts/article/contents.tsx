import type { Locale } from "#contract/locale.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { pageOnly } from "../links/modal-part.ts";
import type { ContentsEntry } from "./anchors.server.ts";
import styles from "./contents.module.css";
import { articleWords } from "./article-words.ts";

type Props = { entries: ContentsEntry[]; textLang: Locale | undefined };

/**
 * Beside the text on wide screens; otherwise folded above it and sticky. Only one of the two is visible. A script marks
 * the part being read.
 */
export function Contents({ entries, textLang }: Props) {
  const title = useWordsOf(articleWords).contents;
  if (entries.length === 0) return null;
  const numbered = entries.map((entry) => ({ ...entry, ...numberOf(entry.title) }));
  // Do not number a text that numbers its headings itself.
  const isNumbered = numbered.some(({ number }) => number);
  const list = (
    <ol className={styles.list} lang={textLang}>
      {numbered.map(({ anchor, number, name, parts = [] }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} data-number={isNumbered ? number : undefined}>
            {name}
          </a>
          {parts.length > 0 && (
            <ul>
              {parts.map((part) => (
                <li key={part.anchor}>
                  <a href={`#${part.anchor}`}>{part.title}</a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label={title} data-contents="" {...pageOnly}>
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

function numberOf(title: string): { number: string; name: string } {
  const [, number = "", name = title] = /^(\d+)\.\s+(.+)$/s.exec(title) ?? [];
  return { number, name };
}
