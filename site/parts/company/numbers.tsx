import { formatNumber } from "../../i18n/format-number.ts";
import { counted, type Forms, nounFor } from "../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import type { CompanyCount } from "./count-company.server.ts";
import styles from "./numbers.module.css";
import { companyWords } from "./company-words.ts";

/** The quality director's promised response time. */
const HOURS_TO_ANSWER = 72;

type Row = [value: number, unit: Forms, text: string];

export function Numbers({ company: { centers, stations, years, regions } }: { company: CompanyCount }) {
  const { locale } = useWords();
  const words = useWordsOf(companyWords);
  const numbers: Row[] = [
    [centers, words.centers, words.ownCenters(counted(locale, regions.length, words.regions))],
    ...(stations > 0 ? [[stations, words.stations, words.ownStations] satisfies Row] : []),
    [years, words.years, words.since],
    [HOURS_TO_ANSWER, words.hours, words.answer],
  ];
  return (
    <dl className={styles.numbers}>
      {numbers.map(([value, unit, text]) => (
        <div key={text}>
          <dt>
            <data value={value}>{formatNumber(value, locale)}</data> <span>{nounFor(locale, value, unit)}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
