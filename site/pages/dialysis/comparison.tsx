import type { DialysisKinds } from "#contract/variables/dialysis-kinds.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Table } from "../../ui/table.tsx";
import styles from "./dialysis.module.css";
import { dialysisWords } from "./dialysis-words.ts";

const both = ["hemodialysis", "peritoneal-dialysis"] as const;

/** Both kinds side by side, then the advantages of each. */
export function Comparison({ kinds: { rows, more, suits } }: { kinds: DialysisKinds }) {
  const { titles, ...words } = useWordsOf(dialysisWords);
  return (
    <>
      <Accordion as="h3" id="comparison" summary={words.comparison}>
        <div className={styles.rows}>
          <Table
            label={words.comparison}
            head={[words.aspect, ...both.map((kind) => titles[kind])]}
            rows={rows.map((row) => [row.name, ...both.map((kind) => row[kind])])}
            rowHeads
          />
        </div>
      </Accordion>
      <Accordion as="h3" id="choice" summary={suits.title}>
        <p>{suits.text}</p>
        <div className="grid grid-2">
          {both.map((kind) => (
            <div key={kind} className={`card ${styles.suits}`}>
              <h4>{titles[kind]}</h4>
              <p className="muted">{words.often}</p>
              <div className="prose">
                <ul>
                  {suits[kind].map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </div>
              <PageLink className="more" page="dialysisItem" params={{ item: kind }}>
                {more[kind]} <Icon name="arrow" />
              </PageLink>
            </div>
          ))}
        </div>
      </Accordion>
    </>
  );
}
