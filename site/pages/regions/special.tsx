import type { CenterSummary } from "../../tools/centers/center.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import type { SpecialRow } from "./special.server.ts";
import styles from "./special.module.css";
import { regionWords } from "./regions-words.ts";

/** Features that people of the region look for, and the centers that have them: this is how centers differ. */
export function Special({ rows, isOne }: { rows: SpecialRow[]; isOne: boolean }) {
  const words = useWordsOf(regionWords);
  if (rows.length === 0) return null;
  return (
    <section className="section sand" aria-labelledby="special">
      <div className="wrap stack">
        <h2 id="special">{words.special}</h2>
        <dl className={`grid grid-3 ${styles.rows}`}>
          {rows.map(({ key, title, isEverywhere, centers }) => (
            <div key={key} className="card">
              <dt>{title ?? words.sunday}</dt>
              <dd>
                {isEverywhere && !centers.some(({ note }) => note) ? (
                  isOne ? (
                    words.here
                  ) : (
                    words.everywhere
                  )
                ) : (
                  <Where centers={centers} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Where({ centers }: { centers: (Pick<CenterSummary, "alias" | "title" | "lang"> & { note?: string })[] }) {
  return (
    <ul>
      {centers.map(({ alias, title, lang, note }) => (
        <li key={alias} lang={lang}>
          <PageLink page="center" params={{ item: alias }} className="alone">
            {title}
          </PageLink>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ul>
  );
}
