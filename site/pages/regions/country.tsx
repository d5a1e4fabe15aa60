import { counted } from "../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { companyWords } from "../../parts/company/company-words.ts";
import type { CompanyCount } from "../../parts/company/count-company.server.ts";
import { DottedMap } from "../../tools/centers/map/dotted-map.tsx";
import styles from "./country.module.css";

/** All regions on the map of the home page. */
export function Country({ company: { centers, regions } }: { company: CompanyCount }) {
  const { locale } = useWords();
  const words = useWordsOf(companyWords);
  return (
    <section className={styles.country} aria-labelledby="country">
      <h2 id="country">
        {words.centersIn(counted(locale, centers, words.centers), counted(locale, regions.length, words.regions))}
      </h2>
      <DottedMap regions={regions} />
    </section>
  );
}
