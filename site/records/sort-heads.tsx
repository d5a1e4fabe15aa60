import { Link } from "react-router";
import styles from "./sort-heads.module.css";
import type { SortHead } from "./view-sorting.server.ts";

/** Heads of columns that sort: links, so they work without scripts; pressed again, they turn round. */
export function SortHeads({ heads }: { heads: SortHead[] }) {
  return heads.map(({ key, title, sort, to }) => (
    <th key={key} scope="col" aria-sort={sort} className={styles.head}>
      <Link to={to} preventScrollReset rel="nofollow">
        {title}
      </Link>
    </th>
  ));
}
