import type { Locale } from "#contract/locale.ts";
import type { FilterField } from "./filters.ts";
import { listWords } from "./list-words.server.ts";
import { queryOf } from "./query.ts";

type Options<Key extends string> = {
  locale: Locale;
  fields: FilterField<Key>[];
  /** What each field is called, and what a choice says while nothing is chosen. */
  labels: Record<Key, { label: string; any?: string }>;
  /** How many rows are shown, and how many there are in all. */
  found: number;
  total: number;
  /** What the page says when there is nothing at all yet. */
  empty: string;
  /** Values of the address that belong to no filter and stay: a sorting, a tab. */
  keep?: Record<string, string | undefined>;
};

export type FilterView = ReturnType<typeof viewFilters>;

/** A filter in words, ready to be shown: the form, and what stands in place of a list that is empty. */
export function viewFilters<Key extends string>(options: Options<Key>) {
  const { locale, fields, labels, found, total, empty, keep = {} } = options;
  const words = listWords[locale];
  const plain = queryOf(keep) || ".";
  const form = {
    hidden: Object.entries(keep).flatMap(([key, value]) => (value ? [{ key, value }] : [])),
    fields: fields.map((field) => ({
      key: field.key as string,
      value: field.value,
      label: labels[field.key].label,
      options:
        field.kind === "text"
          ? null
          : [
              { value: "", title: labels[field.key].any ?? "" },
              ...field.options.map(({ value, title, count }) => ({ value, title: `${title} (${count})` })),
            ],
    })),
    show: words.show,
    found: words.found(found),
    reset: fields.some(({ value }) => value !== "") ? { title: words.reset, to: plain } : null,
  };
  const { title, text, all } = words.none;
  const none =
    total === 0 ? { title: null, text: empty, back: null } : { title, text, back: { title: all, to: plain } };
  return { form: total === 0 ? null : form, none: found === 0 ? none : null };
}
