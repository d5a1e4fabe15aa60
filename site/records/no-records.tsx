import { Link } from "react-router";
import { useWordsOf } from "../i18n/words.tsx";
import styles from "./no-records.module.css";
import { queryOf } from "./query.ts";
import { recordWords } from "./words.ts";

type Props = {
  /** What the page says when there is nothing at all yet. */
  empty: string;
  isFiltered: boolean;
  keep?: Record<string, string | undefined>;
};

/** Instead of a list: nothing matches, with the way back; or there is nothing to show yet. */
export function NoRecords({ empty, isFiltered, keep }: Props) {
  const { none } = useWordsOf(recordWords);
  if (!isFiltered) return <p className={styles.none}>{empty}</p>;
  return (
    <div className={styles.none}>
      <h2>{none.title}</h2>
      <p>{none.text}</p>
      <p>
        <Link className="button button-line" to={queryOf(keep) || "."} preventScrollReset>
          {none.all}
        </Link>
      </p>
    </div>
  );
}
