import { entriesOf } from "#contract/typed-entries.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { queryOf } from "./query.ts";
import styles from "./sort-heads.module.css";
import { nextSorting, type Sorting } from "./sorting.ts";
import { listWords } from "./records-words.ts";

type Props<Key extends string> = {
  titles: Record<Key, string>;
  sorting: Sorting<Key> | null;
  /** Other query values to keep. */
  keep: Record<string, string | undefined>;
};

/** Column heads that sort: links, so they work without scripts; a second click reverses the order. */
export function SortHeads<Key extends string>({ titles, sorting, keep }: Props<Key>) {
  const { sorted } = useWordsOf(listWords);
  return entriesOf(titles).map(([key, title]) => {
    const order = sorting?.key === key ? sorting.order : null;
    return (
      <th
        key={key}
        scope="col"
        aria-sort={order ? named[order] : "none"}
        data-told={order ? sorted[order](title) : undefined}
        className={styles.head}
      >
        <a href={queryOf({ ...keep, ...nextSorting(key, sorting) })} data-keep-scroll="" rel="nofollow">
          {title}
        </a>
      </th>
    );
  });
}

const named = { asc: "ascending", desc: "descending" } as const;
