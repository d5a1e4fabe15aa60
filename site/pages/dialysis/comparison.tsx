import type { DialysisKinds } from "#contract/variables/dialysis-kinds.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Table } from "../../ui/table.tsx";
import styles from "./dialysis.module.css";
import { dialysisWords } from "./dialysis-words.ts";

const both = ["hemodialysis", "peritoneal-dialysis"] as const;

/** Both kinds side by side, then what speaks for each. */
export function Comparison({ kinds: { rows, more, suits } }: { kinds: DialysisKinds }) {
  const { titles, ...words } = useWordsOf(dialysisWords);
  return (
    <>
      <section className={styles.part} aria-labelledby="comparison">
        <h2 id="comparison">{words.comparison}</h2>
        <Table
          label={words.comparison}
          head={[words.aspect, ...both.map((kind) => titles[kind])]}
          rows={rows.map((row) => [row.name, ...both.map((kind) => row[kind])])}
          rowHeads
        />
      </section>
      <section className={styles.part} aria-labelledby="choice">
        <h2 id="choice">{suits.title}</h2>
        <p>{suits.text}</p>
        <div className="grid grid-2">
          {both.map((kind) => (
            <div key={kind} className={`card ${styles.suits}`}>
              <h3>{titles[kind]}</h3>
              <p className="muted">{words.often}</p>
              <ul>
                {suits[kind].map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
              <PageLink className="more" page="dialysisItem" params={{ item: kind }}>
                {more[kind]} <Icon name="arrow" />
              </PageLink>
            </div>
          ))}
        </div>
        <p>
          <PageLink className="button button-line" page="chooseDialysis">
            {words.together}
          </PageLink>
        </p>
      </section>
    </>
  );
}
