import type { FoundCenters } from "../../tools/centers/find-centers.ts";
import { numberGroups } from "../../tools/centers/map/number-groups.ts";
import styles from "./centers.module.css";
import { CityLink } from "./city-link.tsx";

export function PartnerCities({ found, hasNumbers }: { found: FoundCenters; hasNumbers: boolean }) {
  return (
    <div className={styles.letters}>
      {numberGroups(found.partners).map(({ key, title, items, first }) => (
        <section key={key} className={styles.letter} aria-labelledby={`letter-${key}`}>
          <h2 id={`letter-${key}`}>{title}</h2>
          <ul className={styles.cities}>
            {items.map((city, index) => (
              <li key={city.slug} lang={city.lang}>
                {hasNumbers && (
                  <span className={styles.number} aria-hidden="true">
                    {first + index}
                  </span>
                )}
                <CityLink
                  city={city}
                  isPicked={found.city !== null && !found.city.isUnknown && city.slug === found.city.slug}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
