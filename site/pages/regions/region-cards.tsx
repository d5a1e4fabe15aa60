import type { RegionSummary } from "../../centers/center.ts";
import { TelLink } from "../../centers/tel-link.tsx";
import { companyWords } from "../../company/words.ts";
import { counted } from "../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../i18n/words.tsx";
import { PageLink } from "../../link.tsx";
import styles from "./regions.module.css";
import { regionWords } from "./words.ts";

export function RegionCards({ regions }: { regions: (RegionSummary & { centers: number })[] }) {
  const { locale } = useWords();
  const words = useWordsOf(regionWords);
  if (regions.length === 0) return <p>{words.noRegions}</p>;
  return (
    <ul className={styles.regions}>
      {regions.map(({ alias, title, phone, description, centers, lang }) => (
        <li key={alias} className={`card ${styles.region}`} lang={lang}>
          <h2 className={styles.title}>
            <PageLink page="region" params={{ region: alias }}>
              {title}
            </PageLink>
          </h2>
          <p className="muted">{counted(locale, centers, companyWords[locale].centers)}</p>
          <p>{description}</p>
          {phone && (
            <p className={styles.phone}>
              <span className="muted">{words.phone}</span>
              <TelLink phone={phone} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
