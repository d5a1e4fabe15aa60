import { NewsLead } from "./news-lead.tsx";
import { RowItem } from "./row-item.tsx";
import styles from "./row-list.module.css";
import type { ListItem } from "./to-list-item.server.ts";

type Props = { items: ListItem[]; heading: "h2" | "h3"; isLed: boolean };

/** The newest item is large, with its picture; the others are rows grouped by year. */
export function RowList({ items, heading, isLed }: Props) {
  const [first, ...others] = items;
  const years = Map.groupBy(isLed ? others : items, ({ day }) => day?.iso.slice(0, 4) ?? "");
  return (
    <>
      {isLed && first && <NewsLead item={first} heading={heading} />}
      {[...years].map(([year, rows]) => (
        <div key={year} className={styles.year}>
          {year && (
            <p className={styles.mark}>
              <time>{year}</time>
            </p>
          )}
          <ul>
            {rows.map((item) => (
              <RowItem key={item.href} item={item} heading={heading} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
