import type { ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { pageOnly } from "../links/modal-part.ts";
import type { ContentsEntry } from "./anchors.server.ts";
import styles from "./contents.module.css";
import { articleWords } from "./article-words.ts";

type Props = {
  entries: ContentsEntry[];
  textLang: Locale | undefined;
  /** Stands above the text instead of the fold. */
  brief?: ReactNode;
};

/**
 * Beside the text on wide screens; otherwise folded above it and sticky. Only one of the two is visible. A script marks
 * the part being read.
 */
export function Contents({ entries, textLang, brief }: Props) {
  const title = useWordsOf(articleWords).contents;
  if (entries.length === 0) return null;
  const numbered = entries.map((entry) => ({ ...entry, ...numberOf(entry.title) }));
  // Do not number a text that numbers its headings itself.
  const isNumbered = numbered.some(({ number }) => number);
  const list = (
    <ol className={styles.list} lang={textLang}>
      {numbered.map(({ anchor, href, number, name, parts, isChosen }) => (
        <li key={anchor} className={isChosen ? styles.chosen : undefined}>
          <a href={href ?? `#${anchor}`} data-number={isNumbered ? number : undefined}>
            {name}
          </a>
          <Parts parts={parts} />
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
      {brief ?? (
        <details className={styles.folded}>
          <summary>{title}</summary>
          {list}
        </details>
      )}
    </nav>
  );
}

function Parts({ parts }: Pick<ContentsEntry, "parts">) {
  if (!parts || parts.length === 0) return null;
  return (
    <ul>
      {parts.map((part) => (
        <li key={part.anchor}>
          <a href={`#${part.anchor}`}>{part.title}</a>
          <Parts parts={part.parts} />
        </li>
      ))}
    </ul>
  );
}

function numberOf(title: string): { number: string; name: string } {
  const [, number = "", name = title] = /^(\d+)\.\s+(.+)$/s.exec(title) ?? [];
  return { number, name };
}
