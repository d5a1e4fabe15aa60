import { useWords, useWordsOf } from "../../../i18n/use-words.tsx";
import { modalHref } from "../../../parts/links/modal-pages.ts";
import type { PartnerCity } from "../center.ts";
import { CountrySheets } from "./country-sheets.tsx";
import { CITY_MARK, cityMarks } from "./country.ts";
import { mapWords } from "./map-words.ts";
import { PARTS, SHEETS } from "./project.ts";
import { NumberedMarks } from "./sheet.tsx";

/** Partner cities, in the order of the list beside the map. */
export function CitiesMap({ cities }: { cities: PartnerCity[] }) {
  const { locale } = useWords();
  const words = useWordsOf(mapWords);
  const sheets = PARTS.map((part) => ({
    part,
    marks: cityMarks(part, cities).map(({ city, ...mark }) => ({
      ...mark,
      title: city.title,
      href: `${modalHref(locale, "bbraun", { city: city.slug })}#city`,
    })),
  })).filter(({ marks }) => marks.length > 0);
  if (sheets.length === 0) return null;
  return (
    <CountrySheets
      sheets={sheets.map(({ part, marks }) => ({
        part,
        frame: SHEETS[part],
        content: <NumberedMarks marks={marks} size={CITY_MARK} isLight data-modal="bbraun" />,
      }))}
    >
      {words.moved}
    </CountrySheets>
  );
}
