import "../../ui/select.css";
import type { ReactNode } from "react";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import type { FilterField } from "./filters.ts";
import { hereWith } from "./query.ts";
import styles from "./record-filter.module.css";
import { listWords } from "./records-words.ts";

type FilterData<Key extends string = string> = {
  fields: FilterField<Key>[];
  /** How many rows match, and how many there are in total. */
  found: number;
  total: number;
  /** How the text was understood, if not as it was typed. */
  guessed?: string | undefined;
  /** Query values that belong to no filter and must be kept: a sort order, a tab. */
  keep?: Record<string, string | undefined>;
};

type Props<Key extends string> = {
  filter: FilterData<Key>;
  /** The label of each field, and the text of a select with nothing chosen. */
  labels: Record<Key, { label: string; any?: string }>;
  /** What is true of every row. */
  note?: string | undefined;
  /** How many there are, before anything is asked. */
  count?: (total: number) => string;
  /** Shown if there are no records at all. */
  empty: string;
  /** On a phone the tools take up a screen: a search scrolls to its answer. */
  hasAnchor?: boolean;
  /** The list; if nothing matches, a message with a reset link replaces it. */
  children?: ReactNode;
};

export function RecordFilter<Key extends string>(props: Props<Key>) {
  const { filter, labels, note, count, empty, hasAnchor, children } = props;
  const { search_menu } = useWords();
  const words = useWordsOf(listWords);
  if (filter.total === 0) {
    return (
      <div className={styles.none}>
        <p>{empty}</p>
      </div>
    );
  }
  return (
    <>
      <FilterForm {...{ filter, labels, count, hasAnchor }} />
      {note && filter.found > 0 && <p className={styles.note}>{note}</p>}
      {filter.found > 0 ? (
        children
      ) : (
        <div className={styles.none}>
          <h2>{search_menu.not_found}</h2>
          <p>{words.none.text}</p>
          <a className="button button-line" href={hereWith(filter.keep)} data-keep-scroll="">
            {words.none.all}
          </a>
        </div>
      )}
    </>
  );
}

type FormProps<Key extends string> = Pick<Props<Key>, "filter" | "labels" | "hasAnchor"> & {
  count: Props<Key>["count"] | undefined;
};

/** A GET form: with scripts a choice applies at once, without them on submit. */
function FilterForm<Key extends string>({ filter, labels, count, hasAnchor }: FormProps<Key>) {
  const { fields, found, guessed, keep = {} } = filter;
  const words = useWordsOf(listWords);
  // On phones the others are folded, so that the list begins on the first screen.
  const [main, ...rest] = fields;
  const isAsked = fields.some(({ value }) => value !== "");
  return (
    <>
      <form
        className={styles.form}
        method="get"
        aria-label={words.label}
        data-auto=""
        {...(hasAnchor && { action: "#found", "data-lands": "" })}
      >
        {Object.entries(keep).map(
          ([key, value]) => value && <input key={key} type="hidden" name={key} value={value} />,
        )}
        {main && <Field field={main} {...labels[main.key]} />}
        {rest.length > 0 && (
          <details className={styles.rest} open={rest.some(({ value }) => value !== "")}>
            <summary className="fold-sign">{words.refine}</summary>
            {rest.map((field) => (
              <Field key={field.key} field={field} {...labels[field.key]} />
            ))}
          </details>
        )}
        <button className="button" type="submit">
          {main?.kind === "text" ? words.find : words.show}
        </button>
      </form>
      <p className={styles.found} id={hasAnchor ? "found" : undefined}>
        <span data-told="">
          {guessed && (
            <>
              <strong>{guessed}</strong>{" "}
            </>
          )}
          {!isAsked && count ? count(found) : words.found(found)}
        </span>
        {isAsked && (
          <a href={hereWith(keep)} data-keep-scroll="">
            {words.reset}
          </a>
        )}
      </p>
    </>
  );
}

function Field({ field, label, any }: { field: FilterField; label: string; any?: string }) {
  const control = { id: `filter-${field.key}`, name: field.key, defaultValue: field.value };
  return (
    <p className="field">
      <label htmlFor={control.id}>{label}</label>
      {field.kind === "choice" ? (
        <select className="select" {...control}>
          <option value="">{any}</option>
          {field.options.map(({ value, title, count }) => (
            <option key={value} value={value}>
              {`${title} (${count})`}
            </option>
          ))}
        </select>
      ) : (
        <input className="input" type="search" maxLength={100} {...control} />
      )}
    </p>
  );
}
