import styles from "./row-item.module.css";
import type { ListItem } from "./to-list-item.server.ts";

type Props = { item: ListItem; heading: "h2" | "h3" };

/** News: when, what, where. */
export function RowItem({ item: { href, title, lang, day, place }, heading: Heading }: Props) {
  return (
    <li className={`whole-link ${styles.row}`}>
      <Heading lang={lang}>
        <a href={href}>{title}</a>
      </Heading>
      {day && <time dateTime={day.iso}>{day.text}</time>}
      {place && (
        <span className={styles.place} lang={lang}>
          {place}
        </span>
      )}
    </li>
  );
}
