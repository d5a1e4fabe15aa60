import { useWords, useWordsOf } from "../../../i18n/use-words.tsx";
import { modalHref } from "../../../parts/links/modal-pages.ts";
import { ScrollX } from "../../../ui/scroll-x.tsx";
import type { PartnerCity } from "../center.ts";
import { CITY_MARK, cityMarks } from "./country.ts";
import { countryOutline } from "./country-map.tsx";
import { mapWords } from "./map-words.ts";
import styles from "./map.module.css";
import { COUNTRY } from "./project.ts";
import { NumberedMarks, Sheet } from "./sheet.tsx";

/** Partner cities in the order of the list beside it. */
export function CitiesMap({ cities }: { cities: PartnerCity[] }) {
  const { locale } = useWords();
  const words = useWordsOf(mapWords);
  const marks = cityMarks(cities).map(({ city, ...mark }) => ({
    ...mark,
    title: city.title,
    href: `${modalHref(locale, "bbraun", { city: city.slug })}#city`,
  }));
  if (marks.length === 0) return null;
  return (
    <figure className={styles.map}>
      <ScrollX aria-label={words.cities}>
        <Sheet frame={COUNTRY} className={styles.country} land={countryOutline}>
          <NumberedMarks marks={marks} size={CITY_MARK} isLight data-modal="bbraun" />
        </Sheet>
      </ScrollX>
      <figcaption className={styles.legend}>{words.moved}</figcaption>
    </figure>
  );
}
