import type { DutyLine } from "#contract/variables/duty-line.ts";
import { TelLink } from "../../tools/centers/tel-link.tsx";
import { centerWords } from "../../tools/centers/centers-words.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { AmbulanceNumbers } from "../../parts/company/ambulance-numbers.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./danger.module.css";
import { homeWords } from "./home-words.ts";

/** In an emergency nobody should have to search for a number. */
export function Danger({ line }: { line: DutyLine | null }) {
  const words = useWordsOf(homeWords);
  const { danger, or } = useWordsOf(centerWords);
  return (
    <aside className="wrap" aria-label={words.unwell}>
      <div className={styles.danger}>
        <p>
          <b>{danger}:</b> <AmbulanceNumbers or={or} className="ambulance" />
        </p>
        {line && (
          <p>
            {line.title}: <TelLink phone={line.phone} />
          </p>
        )}
        <PageLink className="more" page="informationArticle" params={{ alias: "when-to-call" }}>
          {words.whenToCall} <Icon name="arrow" />
        </PageLink>
      </div>
    </aside>
  );
}
