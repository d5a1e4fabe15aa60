import type { FoundCenters } from "../../tools/centers/find-centers.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import { modalPart } from "../../parts/links/modal-part.ts";
import { SuggestedPlaces } from "./suggested-places.tsx";
import styles from "./centers.module.css";
import { centersPageWords } from "./centers-page-words.ts";

/** The partner city named by `?city=`. */
export function PickedCity({ city }: { city: FoundCenters["city"] }) {
  const words = useWordsOf(centersPageWords);
  if (!city) return null;
  const title = city.isUnknown ? words.cityUnknown(city.title) : words.cityTitle(city.title);
  return (
    <section id="city" className={`water ${styles.picked}`} aria-labelledby="city-title">
      <div className="stack" {...modalPart("bbraun", { label: title })}>
        <h2 id="city-title">{title}</h2>
        <p>{city.isUnknown ? words.cityUnknownText : words.cityText}</p>
        {city.isUnknown && city.near && <SuggestedPlaces suggested={city.near} />}
        <p className={styles.actions}>
          <ModalLink modal="dialysis-other-city" details={{ city: city.title }} className="button button-action">
            {city.isUnknown ? words.otherCity : words.cityRequest}
          </ModalLink>
          <ModalLink
            modal="appointment"
            details={{ subject: "travel", city: city.title }}
            className="button button-line"
          >
            {words.cityGuest}
          </ModalLink>
        </p>
        {!city.isUnknown && (
          <p>
            <PageLink page="tourism" hash="partner">
              {words.cityHelp}
            </PageLink>
          </p>
        )}
      </div>
    </section>
  );
}
