import { CenterCards } from "../../tools/centers/center-cards.tsx";
import type { CenterSummary, PartnerCity } from "../../tools/centers/center.ts";
import type { FoundCenters } from "../../tools/centers/find-centers.ts";
import { REST } from "../../tools/centers/group.ts";
import { numberGroups } from "../../tools/centers/map/number-groups.ts";
import { RegionScheme } from "../../tools/centers/map/region-scheme.tsx";
import { companyWords } from "../../parts/company/company-words.ts";
import { counted } from "../../i18n/plural.ts";
import { useWords } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
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
  if (found.query !== "" && found.count > 0 && found.count <= FEW)
    return (
      <section className={styles.few} aria-labelledby="found">
        <CenterCards centers={found.own.flatMap(({ items }) => items)} />
      </section>
    );
  return (
    <>
      {numberGroups(found.own).map(({ key, title, items, first }) => (
        <CachedFragment
          key={key}
          as="section"
          className={styles.group}
          aria-labelledby={`region-${key}`}
          view={Region}
          props={{ region: key, title, centers: items, first, cities }}
        />
      ))}
    </>
  );
}

type RegionProps = {
  region: string;
  title: string;
  centers: CenterSummary[];
  /** The first center's number on the map. */
  first: number;
  cities: PartnerCity[] | null;
};

function Region({ region, title, centers, first, cities }: RegionProps) {
  const { locale } = useWords();
  return (
    <>
      <div>
        <h2 id={`region-${region}`}>
          {region === REST ? (
            title
          ) : (
            <PageLink page="region" params={{ region }} className="more">
              {title}
              {"\u00a0"}
              <Icon name="arrow" />
            </PageLink>
          )}
        </h2>
        <p className="muted">{counted(locale, centers.length, companyWords[locale].centers)}</p>
      </div>
      <CenterCards centers={centers} {...(cities && { first })} />
      {cities && region !== REST && (
        <RegionScheme region={region} title={title} centers={centers} first={first} cities={cities} />
      )}
    </>
  );
}
