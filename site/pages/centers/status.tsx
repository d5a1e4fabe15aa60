import type { FoundCenters } from "../../centers/find-centers.ts";
import { useWords, useWordsOf } from "../../i18n/words.tsx";
import { ModalLink } from "../../modals/modal-link.tsx";
import { href } from "../../urls.ts";
import styles from "./centers.module.css";
import { centersPageWords } from "./words.ts";

/** Says how many were found, and what to do when none were. */
export function Status({ found }: { found: FoundCenters }) {
  const { locale } = useWords();
  const words = useWordsOf(centersPageWords);
  const { tab, query, meant, count, countElsewhere } = found;
  const page = href(locale, "centers");
  const status = words.status(found);
  const other = new URLSearchParams({ ...(tab === "own" && { tab: "partners" }), q: query });
  return (
    <div className={styles.status}>
      <p>
        <span data-told="" className={count === 0 ? "sr" : undefined}>
          {status}
        </span>
        {count > 0 && query && (
          <a className={styles.all} href={tab === "own" ? page : `${page}?tab=partners`}>
            {words.all}
          </a>
        )}
      </p>
      {count === 0 && (
        <div className={`card ${styles.none}`}>
          <h2>{status}</h2>
          <p>{query ? words.noneHelp : words.emptyHelp}</p>
          <p className={styles.actions}>
            {query && countElsewhere > 0 && (
              <a className="button" href={`${page}?${other}`}>
                {words.elsewhere[tab]} ({countElsewhere})
              </a>
            )}
            {query && countElsewhere === 0 && (
              <ModalLink modal="dialysis-other-city" details={{ city: meant ?? query }} className="button">
                {words.otherCity}
              </ModalLink>
            )}
            <ModalLink modal="question" className="button button-line">
              {words.ask}
            </ModalLink>
          </p>
        </div>
      )}
    </div>
  );
}
