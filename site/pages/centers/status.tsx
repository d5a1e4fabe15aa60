import { Link } from "react-router";
import type { FoundCenters } from "../../centers/find-centers.ts";
import { useWords } from "../../i18n/words.tsx";
import { ModalLink } from "../../modals/modal-link.tsx";
import { href } from "../../urls.ts";
import styles from "./centers.module.css";
import type { FindText } from "./find-text.server.ts";

/** Says how many were found, and what to do when none were. */
export function Status({ found, text }: { found: FoundCenters; text: FindText }) {
  const { locale } = useWords();
  const { tab, query, count, countElsewhere } = found;
  const page = href(locale, "centers");
  const other = new URLSearchParams({ ...(tab === "own" && { tab: "partners" }), q: query });
  return (
    <div className={styles.status}>
      <p>
        {/* Always there, so that a change of its words is heard. */}
        <output className={count === 0 ? "sr" : undefined}>{text.status}</output>
        {count > 0 && query && (
          <Link className={styles.all} to={tab === "own" ? page : `${page}?tab=partners`}>
            {text.all}
          </Link>
        )}
      </p>
      {count === 0 && (
        <div className={`card ${styles.none}`}>
          <h2>{text.status}</h2>
          <p>{text.help}</p>
          <p className={styles.actions}>
            {query && countElsewhere > 0 && (
              <Link className="button" to={`${page}?${other}`}>
                {text.elsewhere}
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
