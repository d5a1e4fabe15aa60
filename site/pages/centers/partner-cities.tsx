import type { FoundCenters } from "../../centers/find-centers.ts";
import { useWords, useWordsOf } from "../../i18n/words.tsx";
import { ModalLink } from "../../modals/modal-link.tsx";
import { href } from "../../urls.ts";
import styles from "./centers.module.css";
import { Status } from "./status.tsx";
import { centersPageWords } from "./words.ts";

export function PartnerCities({ found }: { found: FoundCenters }) {
  const { locale } = useWords();
  const page = href(locale, "centers");
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
                  <a
                    href={`${page}?tab=partners&city=${encodeURIComponent(city.slug)}#city`}
                    aria-current={
                      found.city && !found.city.isUnknown && city.slug === found.city.slug ? true : undefined
                    }
                  >
                    {city.title}
                  </a>
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
  return (
    <section id="city" className={`water ${styles.picked}`} aria-labelledby="city-title">
      <h2 id="city-title">{city.isUnknown ? words.cityUnknown(city.title) : words.cityTitle(city.title)}</h2>
      <p>{city.isUnknown ? words.cityUnknownText : words.cityText}</p>
      <p>
        {city.isUnknown ? (
          <ModalLink modal="question" className="button">
            {words.ask}
          </ModalLink>
        ) : (
          <ModalLink modal="dialysis-other-city" details={{ city: city.title }} className="button button-action">
            {words.cityRequest}
          </ModalLink>
        )}
      </p>
    </section>
  );
}
