import { NewsFacts } from "./news-facts.tsx";
import styles from "./row-list.module.css";
import type { ListItem } from "./to-list-item.server.ts";

type Props = { item: ListItem; heading: "h2" | "h3" };

/** A news item: date and place, title, and one line of text. */
export function RowItem({ item, heading: Heading }: Props) {
  const { href, title, lang, text } = item;
  return (
    <li className={`whole-link ${styles.row}`}>
      <Heading lang={lang}>
        <a href={href}>{title}</a>
      </Heading>
      <NewsFacts item={item} isInYear />
      {text && (
        <p className={styles.text} lang={lang}>
          {text}
        </p>
      )}
    </li>
  );
}
