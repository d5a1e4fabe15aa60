import { queryOf } from "./query.ts";
import styles from "./sort-heads.module.css";
import { nextSorting, type Sorting } from "./sorting.ts";

type Props<Key extends string> = {
  titles: Record<Key, string>;
  sorting: Sorting<Key> | null;
  /** What else stands in the address. */
  keep: Record<string, string | undefined>;
};

/** Heads of columns that sort: links, so they work without scripts; pressed again, they turn round. */
export function SortHeads<Key extends string>({ titles, sorting, keep }: Props<Key>) {
  return (Object.entries(titles) as [Key, string][]).map(([key, title]) => (
    <th key={key} scope="col" aria-sort={sorting?.key === key ? named[sorting.order] : "none"} className={styles.head}>
      <a href={queryOf({ ...keep, ...nextSorting(key, sorting) })} data-keep-scroll="" rel="nofollow">
        {title}
      </a>
    </th>
  ));
}

const named = { asc: "ascending", desc: "descending" } as const;
