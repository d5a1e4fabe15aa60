import { counted } from "../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { companyWords } from "../../parts/company/company-words.ts";
import type { CompanyCount } from "../../parts/company/count-company.server.ts";

/** How many centers and regions: their cards follow it at once. */
export function CountryTitle({ company: { centers, regions } }: { company: CompanyCount }) {
  const { locale } = useWords();
  const words = useWordsOf(companyWords);
  return (
    <h2>{words.centersIn(counted(locale, centers, words.centers), counted(locale, regions.length, words.regions))}</h2>
  );
}
