import type { ReactNode } from "react";
import { Link } from "react-router";
import { queryOf } from "./query.ts";
import styles from "./sortable-head.module.css";
import { nextSorting, type Sorting } from "./sorting.ts";

type Props<Key extends string> = {
  column: Key;
  sorting: Sorting<Key> | null;
  /** What else stands in the address and stays. */
  keep: Record<string, string | undefined>;
  className?: string | undefined;
  children: ReactNode;
};

/** The head of a column that sorts: a link, so it works without scripts; pressed again, it turns round. */
export function SortableHead<Key extends string>({ column, sorting, keep, className, children }: Props<Key>) {
  const order = sorting?.key === column ? sorting.order : undefined;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={order === undefined ? "none" : order === "asc" ? "ascending" : "descending"}
    >
      <Link
        className={styles.link}
        to={queryOf({ ...keep, ...nextSorting(column, sorting) })}
        preventScrollReset
        rel="nofollow"
      >
        {children}
        <svg className={styles.sign} viewBox="0 0 12 20" width="12" height="20" aria-hidden="true">
          <path className={order === "asc" ? styles.on : undefined} d="M6 2 10.5 8h-9Z" />
          <path className={order === "desc" ? styles.on : undefined} d="M6 18 1.5 12h9Z" />
        </svg>
      </Link>
    </th>
  );
}
