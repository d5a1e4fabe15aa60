import { Link } from "react-router";
import type { FoundCenters } from "../../centers/find-centers.ts";
import { useWords } from "../../i18n/words.tsx";
import { ModalLink } from "../../modals/modal-link.tsx";
import { href } from "../../urls.ts";
import styles from "./centers.module.css";
import type { FindText } from "./find-text.server.ts";
import { Status } from "./status.tsx";

export function PartnerCities({ found, text }: { found: FoundCenters; text: FindText }) {
  const { locale } = useWords();
  const page = href(locale, "centers");
  return (
    <>
      <PickedCity city={found.city} text={text} />
      <Status found={found} text={text} />
      <div className={styles.letters}>
        {found.partners.map(({ key, title, items }) => (
          <section key={key} className={styles.letter} aria-labelledby={`letter-${key}`}>
            <h2 id={`letter-${key}`}>{title}</h2>
            <ul className={styles.cities}>
              {items.map((city) => (
                <li key={city.slug} lang={city.lang}>
                  <Link
                    to={`${page}?tab=partners&city=${encodeURIComponent(city.slug)}#city`}
                    aria-current={
                      found.city && !found.city.isUnknown && city.slug === found.city.slug ? true : undefined
                    }
                  >
                    {city.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function PickedCity({ city, text }: { city: FoundCenters["city"]; text: FindText }) {
  if (!city || !text.city) return null;
  return (
    <section id="city" className={`water ${styles.picked}`} aria-labelledby="city-title">
      <h2 id="city-title">{text.city.title}</h2>
      <p>{text.city.text}</p>
      <p>
        {city.isUnknown ? (
          <ModalLink modal="question" className="button">
            {text.ask}
          </ModalLink>
        ) : (
          <ModalLink modal="dialysis-other-city" details={{ city: city.title }} className="button button-action">
            {text.city.request}
          </ModalLink>
        )}
      </p>
    </section>
  );
}
