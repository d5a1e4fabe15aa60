import { CenterCards } from "../../tools/centers/center-cards.tsx";
import type { PartnerCity } from "../../tools/centers/center.ts";
import type { FoundCenters } from "../../tools/centers/find-centers.ts";
import { REST } from "../../tools/centers/group.ts";
import { numberGroups } from "../../tools/centers/map/number-groups.ts";
import { RegionScheme } from "../../tools/centers/map/region-scheme.tsx";
import { companyWords } from "../../parts/company/company-words.ts";
import { counted } from "../../i18n/plural.ts";
import { useWords } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./centers.module.css";

type Props = {
  found: FoundCenters;
  /** Partner cities to show on the map around our centers; null if the list has no map. */
  cities: PartnerCity[] | null;
};

/** With so few results, rows of regions would only push them down. */
const FEW = 3;

export function OwnCenters({ found, cities }: Props) {
  const { locale } = useWords();
  if (found.query !== "" && found.count > 0 && found.count <= FEW)
    return (
      <section className={styles.few} aria-labelledby="found">
        <CenterCards centers={found.own.flatMap(({ items }) => items)} />
      </section>
    );
  return (
    <>
      {numberGroups(found.own).map(({ key, title, items, first }) => (
        <section key={key} className={styles.group} aria-labelledby={`region-${key}`}>
          <div>
            <h2 id={`region-${key}`}>
              {key === REST ? (
                title
              ) : (
                <PageLink page="region" params={{ region: key }} className="more">
                  {title}
                  {"\u00a0"}
                  <Icon name="arrow" />
                </PageLink>
              )}
            </h2>
            <p className="muted">{counted(locale, items.length, companyWords[locale].centers)}</p>
          </div>
          <CenterCards centers={items} {...(cities && { first })} />
          {cities && key !== REST && (
            <RegionScheme region={key} title={title} centers={items} first={first} cities={cities} />
          )}
        </section>
      ))}
    </>
  );
}
