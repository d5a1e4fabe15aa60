import "../../ui/select.css";
import { entriesOf } from "#contract/typed-entries.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { listWords } from "./records-words.ts";
import styles from "./sort-heads.module.css";
import type { Sorting } from "./sorting.ts";

type Props<Key extends string> = {
  titles: Record<Key, string>;
  sorting: Sorting<Key> | null;
  /** Other query values to keep. */
  keep: Record<string, string | undefined>;
};

/** Replaces the column heads on phones: a select for the column and, once one is chosen, for its order. */
export function SortSelect<Key extends string>({ titles, sorting, keep }: Props<Key>) {
  const { sort } = useWordsOf(listWords);
  return (
    <form method="get" className={styles.choice} data-auto="" aria-label={sort.by}>
      {Object.entries(keep).map(([key, value]) => value && <input key={key} type="hidden" name={key} value={value} />)}
      <label htmlFor="sort">{sort.by}</label>
      <select id="sort" name="sort" className="select" defaultValue={sorting?.key ?? ""}>
        <option value="">{sort.none}</option>
        {entriesOf(titles).map(([key, title]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
      {sorting && (
        <select name="order" className="select" aria-label={sort.order} defaultValue={sorting.order}>
          <option value="asc">{sort.asc}</option>
          <option value="desc">{sort.desc}</option>
        </select>
      )}
      <noscript>
        <button type="submit" className="button">
          {sort.go}
        </button>
      </noscript>
    </form>
  );
}
