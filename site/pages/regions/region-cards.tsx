import type { RegionSummary } from "../../centers/center.ts";
import { TelLink } from "../../centers/tel-link.tsx";
import { useWordsOf } from "../../i18n/words.tsx";
import { PageLink } from "../../link.tsx";
import styles from "./regions.module.css";
import { words } from "./words.ts";

export function RegionCards({ regions }: { regions: (RegionSummary & { count: string })[] }) {
  const text = useWordsOf(words);
  if (regions.length === 0) return <p>{text.noRegions}</p>;
  return (
    <ul className={styles.regions}>
      {regions.map(({ alias, title, phone, description, count, lang }) => (
        <li key={alias} className={`card ${styles.region}`} lang={lang}>
          <h2 className={styles.title}>
            <PageLink page="region" params={{ region: alias }}>
              {title}
            </PageLink>
          </h2>
          <p className="muted">{count}</p>
          <p>{description}</p>
          {phone && (
            <p className={styles.phone}>
              <span className="muted">{text.phone}</span>
              <TelLink phone={phone} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
