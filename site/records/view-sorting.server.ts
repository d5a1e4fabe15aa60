import { queryOf } from "./query.ts";
import { nextSorting, type Sorting } from "./sorting.ts";

export type SortHead = ReturnType<typeof viewSorting>[number];

/** The heads of the columns that sort; `keep` is what else stands in the address. */
export function viewSorting<Key extends string>(
  titles: Record<Key, string>,
  sorting: Sorting<Key> | null,
  keep: Record<string, string | undefined>,
) {
  return (Object.entries(titles) as [Key, string][]).map(([key, title]) => ({
    key: key as string,
    title,
    sort:
      sorting?.key !== key
        ? ("none" as const)
        : sorting.order === "asc"
          ? ("ascending" as const)
          : ("descending" as const),
    to: queryOf({ ...keep, ...nextSorting(key, sorting) }),
  }));
}
