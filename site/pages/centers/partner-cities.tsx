import type { FoundCenters } from "../../centers/find-centers.ts";
import { useWordsOf } from "../../i18n/words.tsx";
import { ModalLink } from "../../modals/modal-link.tsx";
import { modalPart } from "../../modals/modal-part.ts";
import styles from "./centers.module.css";
import { CityLink } from "./city-link.tsx";
import { Status } from "./status.tsx";
import { centersPageWords } from "./words.ts";

export function PartnerCities({ found }: { found: FoundCenters }) {
  return (
    <>
      <PickedCity city={found.city} />
      <Status found={found} />
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
    </>
  );
}

function PickedCity({ city }: { city: FoundCenters["city"] }) {
  const words = useWordsOf(centersPageWords);
  if (!city) return null;
  const title = city.isUnknown ? words.cityUnknown(city.title) : words.cityTitle(city.title);
  return (
    <section id="city" className={`water ${styles.picked}`} aria-labelledby="city-title">
      <div className="stack" {...modalPart("bbraun", { label: title })}>
        <h2 id="city-title">{title}</h2>
        <p>{city.isUnknown ? words.cityUnknownText : words.cityText}</p>
        <p>
          <ModalLink modal="dialysis-other-city" details={{ city: city.title }} className="button button-action">
            {city.isUnknown ? words.otherCity : words.cityRequest}
          </ModalLink>
        </p>
      </div>
    </section>
  );
}
