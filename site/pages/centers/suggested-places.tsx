import type { FoundCenters } from "../../tools/centers/find-centers.ts";
import { formatDistance } from "../../tools/centers/distance.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import styles from "./centers.module.css";
import { CityLink } from "./city-link.tsx";
import { centersPageWords } from "./centers-page-words.ts";

type Props = { suggested: NonNullable<FoundCenters["suggested"]> };

/** If nothing was found: the closest matches. */
export function SuggestedPlaces({ suggested }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(centersPageWords);
  return (
    <section aria-labelledby="suggested">
      <h3 id="suggested">{words.suggested(suggested)}</h3>
      <ul className={styles.cities}>
        {suggested.places.map((place, index) => (
          <li key={"alias" in place ? place.alias : place.slug} lang={place.lang}>
            {"alias" in place ? (
              <PageLink page="center" params={{ item: place.alias }}>
                {place.name ?? place.title}
              </PageLink>
            ) : (
              <span>
                <CityLink city={place} /> <small className="muted">{words.partnerNote}</small>
              </span>
            )}
            {suggested.km && (
              <>
                {" "}
                <span className="nowrap">{formatDistance(suggested.km[index] ?? 0, locale)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
