import type { FoundCenters } from "../../tools/centers/find-centers.ts";
import styles from "./centers.module.css";
import { CityLink } from "./city-link.tsx";

export function PartnerCities({ found }: { found: FoundCenters }) {
  return (
    <div className={styles.letters}>
      {found.partners.map(({ key, title, items }) => (
        <section key={key} className={styles.letter} aria-labelledby={`letter-${key}`}>
          <h2 id={`letter-${key}`}>{title}</h2>
          <ul className={styles.cities}>
            {items.map((city) => (
              <li key={city.slug} lang={city.lang}>
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
