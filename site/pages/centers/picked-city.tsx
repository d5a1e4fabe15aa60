import type { FoundCenters } from "../../tools/centers/find-centers.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import { modalPart } from "../../parts/links/modal-part.ts";
import styles from "./centers.module.css";
import { centersPageWords } from "./centers-page-words.ts";

/** The partner city that `?city=` asks for. */
export function PickedCity({ city }: { city: FoundCenters["city"] }) {
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
