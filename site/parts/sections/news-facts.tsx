import { toNearDay } from "../../i18n/format-date.ts";
import { useWords } from "../../i18n/use-words.tsx";
import styles from "./row-list.module.css";
import type { ListItem } from "./to-list-item.server.ts";

/** Date and place. `isInYear`: the year stands above it. */
export function NewsFacts({ item: { day, place, lang }, isInYear = false }: { item: ListItem; isInYear?: boolean }) {
  const { locale } = useWords();
  if (!day && !place) return null;
  return (
    <p className={styles.facts}>
      {day && <time dateTime={day.iso}>{isInYear ? toNearDay(locale, day.iso) : day.text}</time>}
      {place && <span lang={lang}>{place}</span>}
    </p>
  );
}
