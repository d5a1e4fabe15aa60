import { counted } from "../../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../../i18n/use-words.tsx";
import { companyWords } from "../../../parts/company/company-words.ts";
import { ScrollX } from "../../../ui/scroll-x.tsx";
import type { PartnerCity } from "../center.ts";
import { REGION_MARK, type RegionCenters, regionMarks } from "./country.ts";
import { Labels } from "./labels-view.tsx";
import { mapWords } from "./map-words.ts";
import styles from "./map.module.css";
import { countryLand } from "./outlines.ts";
import { COUNTRY } from "./project.ts";
import { MapMark, Rings, Sheet } from "./sheet.tsx";

type Props = { regions: RegionCenters[]; cities: PartnerCity[]; hrefOf: (region: string) => string };

export const countryOutline = <path className={styles.land} d={countryLand} />;

/** All regions on one sheet; on a phone the part with our centers is seen, and the rest is a swipe away. */
export function CountryMap({ regions, cities, hrefOf }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(mapWords);
  const { marks, rings, labels } = regionMarks(regions, cities);
  if (marks.length === 0) return null;
  return (
    <figure className={styles.map}>
      <ScrollX aria-label={words.country}>
        <Sheet frame={COUNTRY} className={styles.country} land={countryOutline}>
          <Rings points={rings} />
          <Labels labels={labels} />
          {marks.map(({ x, y, key, title, first, items }) => {
            const numbers = items.length > 1 ? `${first}–${first + items.length - 1}` : `${first}`;
            return (
              <MapMark
                key={key}
                x={x}
                y={y}
                size={REGION_MARK}
                text={numbers}
                name={`${numbers}. ${title}: ${counted(locale, items.length, companyWords[locale].centers)}`}
                href={hrefOf(key)}
              />
            );
          })}
        </Sheet>
      </ScrollX>
      <figcaption className={styles.legend}>
        <span className={styles.isOwn}>{words.own}</span>
        {rings.length > 0 && <span className={styles.isPartner}>{words.partners}</span>}
      </figcaption>
    </figure>
  );
}
