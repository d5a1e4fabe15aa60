import type { ComponentProps, ReactNode } from "react";
import { companyWords } from "../../parts/company/company-words.ts";
import { counted } from "../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { CenterSummary } from "./center.ts";
import { FreeLine } from "./free-line.tsx";
import { freeWords } from "./free-words.ts";
import styles from "./center-cards.module.css";
import { TelLink } from "./tel-link.tsx";

type Props = ComponentProps<"li"> & {
  center: CenterSummary;
  /** The level of the card's heading. */
  level: "h2" | "h3";
  distance?: ReactNode;
  /** Its number on the map. */
  number?: number | undefined;
  isWithoutTags?: boolean | undefined;
};

const MOST_TAGS = 3;

/** A center in a list, with enough details to choose without opening its page. */
export function CenterCard({ center, level: Heading, distance, number, isWithoutTags, ...rest }: Props) {
  const { locale } = useWords();
  const { alias, title, address, phone, open = [], stations = null, tags = [], free, lang } = center;
  const { title: freeTitle } = useWordsOf(freeWords);
  return (
    <li {...rest} className={`card ${styles.card}`} lang={lang}>
      <div>
        {number && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        <Heading className={styles.title}>
          <PageLink page="center" params={{ item: alias }}>
            {title}
          </PageLink>
        </Heading>
        {distance && <p className={styles.distance}>{distance}</p>}
        <p>{address}</p>
      </div>
      <div className={styles.details}>
        {open.length > 0 && (
          <p className={styles.fact}>
            <Icon name="clock" />
            <span>
              {open.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          </p>
        )}
        {stations !== null && (
          <p className={`${styles.fact} ${styles.stations}`}>
            <Icon name="drop" />
            {counted(locale, stations, companyWords[locale].stations)}
          </p>
        )}
        {free && (
          <p className={styles.fact}>
            <Icon name="calendar" />
            <span>
              {freeTitle}: <FreeLine free={free} />
            </span>
          </p>
        )}
        {tags.length > 0 && !isWithoutTags && (
          <ul className={styles.tags}>
            {tags.slice(0, MOST_TAGS).map(({ key, title: tag }) => (
              <li key={key}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
      {phone && (
        <p>
          <TelLink phone={phone} />
        </p>
      )}
    </li>
  );
}
