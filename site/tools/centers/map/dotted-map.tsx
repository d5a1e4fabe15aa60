import { counted } from "../../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../../i18n/use-words.tsx";
import { companyWords } from "../../../parts/company/company-words.ts";
import type { RegionCount } from "../../../parts/company/count-company.server.ts";
import { Pictured } from "../../../ui/pictures-off.tsx";
import styles from "./dotted-map.module.css";
import columns from "./map-columns.module.css";
import { mapPins } from "./map-pins.ts";
import rows from "./map-rows.module.css";
import { mapWords } from "./map-words.ts";

/** Our regions as pins with their number of centers: a picture beside a list of them. */
export function DottedMap({ regions }: { regions: RegionCount[] }) {
  const { locale } = useWords();
  const words = useWordsOf(mapWords);
  const forms = useWordsOf(companyWords).centers;
  const named = regions.map(({ title, centers }) => `${title}, ${counted(locale, centers, forms)}`);
  const label = `${words.pins} ${named.join("; ")}.`;
  return (
    <Pictured alt={label}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that its words are text */}
      <div className={styles.map} role="img" aria-label={label}>
        <span className={styles.dots} />
        {mapPins(regions).map(({ alias, title, centers: count, column, row, side }) => (
          <span
            key={alias}
            className={`${styles.pin} ${columns.step} ${rows.step}`}
            data-column={column}
            data-row={row}
            data-side={side}
          >
            {/* A word joiner before the digit: contrast checkers do not treat a single character as text. */}
            <b>{`\u2060${count}`}</b>
            <span>{title}</span>
          </span>
        ))}
      </div>
    </Pictured>
  );
}
