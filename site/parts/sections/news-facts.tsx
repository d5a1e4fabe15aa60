import styles from "./row-list.module.css";
import type { ListItem } from "./to-list-item.server.ts";

/** Date and place. */
export function NewsFacts({ item: { day, place, lang } }: { item: ListItem }) {
  if (!day && !place) return null;
  return (
    <p className={styles.facts}>
      {day && <time dateTime={day.iso}>{day.text}</time>}
      {place && <span lang={lang}>{place}</span>}
    </p>
  );
}
