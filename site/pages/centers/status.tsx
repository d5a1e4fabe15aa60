import { Link } from "react-router";
import type { FoundCenters } from "../../centers/find-centers.ts";
import { useWords, useWordsOf } from "../../i18n/words.tsx";
import { ModalLink } from "../../modals/modal-link.tsx";
import { href } from "../../urls.ts";
import styles from "./centers.module.css";
import { words } from "./words.ts";

/** Says how many were found, and what to do when none were. */
export function Status({ found: { tab, query, count, countElsewhere } }: { found: FoundCenters }) {
  const { locale } = useWords();
  const text = useWordsOf(words);
  const page = href(locale, "centers");
  const other = new URLSearchParams({ ...(tab === "own" && { tab: "partners" }), q: query });
  return (
    <div className={styles.status}>
      <p>
        {/* Always there, so that a change of its words is heard. */}
        <output className={count === 0 ? "sr" : undefined}>
          {count === 0 ? text.none(query) : query && text.found(count)}
        </output>
        {count > 0 && query && (
          <Link className={styles.all} to={tab === "own" ? page : `${page}?tab=partners`}>
            {text.all}
          </Link>
        )}
      </p>
      {count === 0 && (
        <div className={`card ${styles.none}`}>
          <h2>{text.none(query)}</h2>
          <p>{query ? text.noneHelp : text.emptyHelp}</p>
          <p className={styles.actions}>
            {query && countElsewhere > 0 && (
              <Link className="button" to={`${page}?${other}`}>
                {text.elsewhere[tab]} ({countElsewhere})
              </Link>
            )}
            <ModalLink modal="question" className="button button-line">
              {text.ask}
            </ModalLink>
          </p>
        </div>
      )}
    </div>
  );
}
