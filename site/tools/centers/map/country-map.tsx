import { counted } from "../../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../../i18n/use-words.tsx";
import { companyWords } from "../../../parts/company/company-words.ts";
import { modalHref } from "../../../parts/links/modal-pages.ts";
import { CountrySheets } from "./country-sheets.tsx";
import { DOT, type RegionCenters, regionMarks } from "./country.ts";
import { mapWords } from "./map-words.ts";
import styles from "./map.module.css";
import { PARTS } from "./project.ts";
import { TaggedMark } from "./tagged-mark.tsx";

type Props = { regions: RegionCenters[]; hasPartners: boolean; hrefOf: (region: string) => string };

/** The regions with our centers, each with its name and number of centers; a sheet without any is left out. */
export function CountryMap({ regions, hasPartners, hrefOf }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(mapWords);
  const noted = regions.map((region) => ({
    ...region,
    note: counted(locale, region.items.length, companyWords[locale].centers),
  }));
  const sheets = PARTS.map((part) => ({ part, ...regionMarks(part, noted) })).filter(({ marks }) => marks.length > 0);
  if (sheets.length === 0) return null;
  return (
    <CountrySheets
      sheets={sheets.map(({ part, frame, marks }) => ({
        part,
        frame,
        content: marks.map(({ x, y, key, title, note, tag }) => (
          <TaggedMark key={key} x={x} y={y} size={DOT} tag={tag} name={title} note={note} href={hrefOf(key)} />
        )),
      }))}
    >
      {hasPartners && (
        <a className={styles.partners} href={modalHref(locale, "bbraun")}>
          {words.partners}
        </a>
      )}
    </CountrySheets>
  );
}
