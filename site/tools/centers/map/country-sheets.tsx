import type { ReactNode } from "react";
import { useWordsOf } from "../../../i18n/use-words.tsx";
import { mapWords } from "./map-words.ts";
import styles from "./map.module.css";
import { land } from "./outlines.ts";
import { type Part, SHEETS } from "./project.ts";
import { Sheet } from "./sheet.tsx";

/** The two sheets of the country, under one another on a phone and side by side where there is room; then what the marks mean. */
export function CountrySheets({
  sheets,
  children,
}: {
  sheets: { part: Part; content: ReactNode }[];
  children: ReactNode;
}) {
  const words = useWordsOf(mapWords);
  return (
    <div className={styles.map}>
      <figure className={styles.sheets}>
        {sheets.map(({ part, content }) => (
          <div key={part}>
            <p id={`map-${part}`} className={styles.part}>
              {words.parts[part]}
            </p>
            <Sheet
              frame={SHEETS[part]}
              labelledBy={`map-${part}`}
              className={styles.country}
              land={<path className={styles.land} d={land[part]} />}
            >
              {content}
            </Sheet>
          </div>
        ))}
        <figcaption className={styles.legend}>{children}</figcaption>
      </figure>
    </div>
  );
}
