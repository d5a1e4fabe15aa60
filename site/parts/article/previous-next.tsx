import { useWordsOf } from "../../i18n/use-words.tsx";
import { pageOnly } from "../links/modal-part.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Neighbour } from "./load-neighbours.server.ts";
import styles from "./previous-next.module.css";
import { articleWords } from "./article-words.ts";

/** The previous and the next article of the section. */
type Props = { previous: Neighbour | null; next: Neighbour | null };

export function PreviousNext({ previous, next }: Props) {
  const words = useWordsOf(articleWords);
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={words.neighbours} {...pageOnly}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span className={styles.way}>
            <Icon name="back" />
            {words.previous}
          </span>
          <b lang={previous.lang}>{previous.title}</b>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span className={styles.way}>
            {words.next}
            <Icon name="arrow" />
          </span>
          <b lang={next.lang}>{next.title}</b>
        </a>
      )}
    </nav>
  );
}
