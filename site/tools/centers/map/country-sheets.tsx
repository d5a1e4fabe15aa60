import type { ReactNode } from "react";
import { useWordsOf } from "../../../i18n/use-words.tsx";
import { mapWords } from "./map-words.ts";
import styles from "./map.module.css";
import { land } from "./outlines.ts";
import { type Frame, type Part, SHEETS } from "./project.ts";
import { Sheet } from "./sheet.tsx";

/** The sheets of the country, stacked on a phone and side by side if there is room; then the legend. */
export function CountrySheets({
  sheets,
  children,
}: {
  sheets: { part: Part; frame: Frame; content: ReactNode }[];
  children: ReactNode;
}) {
  const words = useWordsOf(mapWords);
  // The partner cities always fill two sheets.
  const isAlone = sheets.length === 1;
  return (
    <div className={`${styles.map} ${isAlone ? styles.alone : ""}`} data-country="">
      <figure className={styles.sheets}>
        {sheets.map(({ part, frame, content }) => (
          <div key={part}>
            <p id={`map-${part}`} className={styles.part}>
              {isAlone ? words.ours : words.parts[part]}
            </p>
            <Sheet
              frame={frame}
              labelledBy={`map-${part}`}
              className={styles.country}
              land={
                // The outline is drawn for the uncropped sheet.
                <path
                  className={styles.land}
                  d={land[part]}
                  {...(frame.y !== SHEETS[part].y && { transform: `translate(0 ${frame.y - SHEETS[part].y})` })}
                />
              }
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
