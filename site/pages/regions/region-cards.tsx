import type { CenterSummary, RegionSummary } from "../../tools/centers/center.ts";
import tags from "../../tools/centers/center-cards.module.css";
import { TelLink } from "../../tools/centers/tel-link.tsx";
import { companyWords } from "../../parts/company/company-words.ts";
import { counted } from "../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { href } from "../../urls.ts";
import type { SpecialRow } from "./special.server.ts";
import styles from "./regions.module.css";
import { regionWords } from "./regions-words.ts";

type RegionCard = RegionSummary & { items: CenterSummary[]; special: SpecialRow[] };

const MOST_TAGS = 4;

type Props = { regions: RegionCard[]; partnerCities: number; titleAs: "h2" | "h3" };

/** The regions, and the way to the partner cities as one more of the cards. */
export function RegionCards({ regions, partnerCities, titleAs: Title }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(regionWords);
  if (regions.length === 0) return <p>{words.noRegions}</p>;
  return (
    <ul className="grid grid-3">
      {regions.map(({ alias, title, phone, items, special, lang }) => (
        <li key={alias} className={`card ${styles.region}`} lang={lang}>
          <Title className={styles.title}>
            <PageLink page="region" params={{ region: alias }}>
              {title}
            </PageLink>
          </Title>
          {phone && (
            <p className={styles.phone}>
              <span className="muted">{words.phone}</span>
              <TelLink phone={phone} />
            </p>
          )}
          <div>
            <p>{counted(locale, items.length, companyWords[locale].centers)}</p>
            <ul className={styles.centers}>
              {items.map(({ alias: center, title: name }) => (
                <li key={center}>
                  <PageLink page="center" params={{ item: center }}>
                    {name}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
          <ul className={`${tags.tags} ${styles.tags}`}>
            {special.slice(0, MOST_TAGS).map(({ key, title: tag }) => (
              <li key={key}>{tag ?? words.sunday}</li>
            ))}
          </ul>
        </li>
      ))}
      {partnerCities > 0 && (
        <li className={`card ${styles.region}`}>
          <Title className={styles.title}>
            <a href={`${href(locale, "centers")}?tab=partners`}>{words.partners}</a>
          </Title>
          <p>{counted(locale, partnerCities, companyWords[locale].cities)}</p>
          <p>{words.partnersText}</p>
        </li>
      )}
    </ul>
  );
}
