import { formatPhone } from "#contract/phone.ts";
import type { DutyLine } from "#contract/variables/duty-line.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { AmbulanceNumbers } from "../../parts/company/ambulance-numbers.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { searchWords } from "./search-words.ts";
import styles from "./urgent-line.module.css";

/** Above the results of every search: who types "swollen arm" at night may need a phone, not an article. */
export function UrgentLine({ line }: { line: DutyLine | null }) {
  const { urgent } = useWordsOf(searchWords);
  return (
    <p className={styles.urgent}>
      <span>
        {urgent.danger} <AmbulanceNumbers or={urgent.or} className="tel" />.
      </span>{" "}
      {line && (
        <span>
          {urgent.line(line.hours)}{" "}
          <a className="tel" href={`tel:${line.phone}`}>
            {formatPhone(line.phone) ?? line.phone}
          </a>
          .
        </span>
      )}{" "}
      <PageLink page="informationArticle" params={{ alias: "when-to-call" }}>
        {urgent.signs}
      </PageLink>
    </p>
  );
}
