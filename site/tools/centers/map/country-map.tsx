import { counted } from "../../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../../i18n/use-words.tsx";
import { companyWords } from "../../../parts/company/company-words.ts";
import { modalHref } from "../../../parts/links/modal-pages.ts";
import type { PartnerCity } from "../center.ts";
import { CountrySheets } from "./country-sheets.tsx";
import { DOT, type RegionCenters, regionMarks } from "./country.ts";
import { Labels } from "./labels-view.tsx";
import { mapWords } from "./map-words.ts";
import styles from "./map.module.css";
import { PARTS } from "./project.ts";
import { At, Rings } from "./sheet.tsx";
import { TaggedMark } from "./tagged-mark.tsx";

type Props = { regions: RegionCenters[]; cities: PartnerCity[]; hrefOf: (region: string) => string };

/** The regions where our centers are, each by its name and with how many it has, and the cities of partners. */
export function CountryMap({ regions, cities, hrefOf }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(mapWords);
  const noted = regions.map((region) => ({
    ...region,
    note: counted(locale, region.items.length, companyWords[locale].centers),
  }));
  const sheets = PARTS.map((part) => ({ part, ...regionMarks(part, noted, cities) }));
  if (sheets.every(({ marks }) => marks.length === 0)) return null;
  return (
    <CountrySheets
      sheets={sheets.map(({ part, marks, rings }) => ({
        part,
        content: (
          <>
            <Rings points={rings} />
            {rings.map(
              ({ x, y, number, label }) =>
                label && (
                  <At key={number} x={x} y={y}>
                    <Labels labels={[{ ...label, x: label.x - x, y: label.y - y }]} />
                  </At>
                ),
            )}
            {marks.map(({ x, y, key, title, note, tag }) => (
              <TaggedMark key={key} x={x} y={y} size={DOT} tag={tag} name={title} note={note} href={hrefOf(key)} />
            ))}
          </>
        ),
      }))}
    >
      <span className={styles.isOwn}>{words.own}</span>
      {sheets.some(({ rings }) => rings.length > 0) && (
        <a className={styles.isPartner} href={modalHref(locale, "bbraun")}>
          {words.partners}
        </a>
      )}
    </CountrySheets>
  );
}
