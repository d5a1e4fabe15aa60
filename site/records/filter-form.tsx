import { type FormEvent, useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { useWordsOf } from "../i18n/words.tsx";
import styles from "./filter-form.module.css";
import type { FilterField } from "./filters.ts";
import { queryOf } from "./query.ts";
import { recordWords } from "./words.ts";

type Props<Key extends string> = {
  fields: FilterField<Key>[];
  /** What each field is called, and what a choice says while nothing is chosen. */
  labels: Record<Key, { label: string; any?: string }>;
  /** How many rows are shown. */
  found: number;
  /** Values of the address that belong to no filter and stay: a sorting, a tab. */
  keep?: Record<string, string | undefined>;
};

/** A GET form: with scripts a choice takes effect at once, without them by its button. */
export function FilterForm<Key extends string>({ fields, labels, found, keep }: Props<Key>) {
  const words = useWordsOf(recordWords);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  // The fields are the visitor's own while they type; a way back or a link sets them to what is shown.
  useEffect(() => {
    for (const { key, value } of fields) {
      const control = form.current?.elements.namedItem(key);
      if (control === document.activeElement) continue;
      if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement) control.value = value;
    }
  }, [fields]);

  const show = () => {
    const data = new FormData(form.current ?? undefined);
    const values = Object.fromEntries([...data].map(([key, value]) => [key, String(value)]));
    void navigate(queryOf(values) || ".", { preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    show();
  };

  return (
    <>
      <form ref={form} className={styles.form} method="get" onSubmit={onSubmit}>
        {Object.entries(keep ?? {}).map(
          ([key, value]) => value && <input key={key} type="hidden" name={key} value={value} />,
        )}
        {fields.map((field) => (
          <p key={field.key} className={`field ${styles.field}`}>
            <label htmlFor={`filter-${field.key}`}>{labels[field.key].label}</label>
            {field.kind === "choice" ? (
              <select
                className="select"
                id={`filter-${field.key}`}
                name={field.key}
                defaultValue={field.value}
                onChange={show}
              >
                <option value="">{labels[field.key].any}</option>
                {field.options.map(({ value, title, count }) => (
                  <option key={value} value={value}>{`${title} (${count})`}</option>
                ))}
              </select>
            ) : (
              <input
                className="input"
                id={`filter-${field.key}`}
                name={field.key}
                type="search"
                maxLength={100}
                autoComplete="off"
                defaultValue={field.value}
              />
            )}
          </p>
        ))}
        <button className={`button ${styles.submit}`} type="submit">
          {words.show}
        </button>
      </form>
      <p className={styles.found}>
        <output>{words.found(found)}</output>
        {fields.some(({ value }) => value !== "") && (
          <Link className={styles.reset} to={queryOf(keep) || "."} preventScrollReset>
            {words.reset}
          </Link>
        )}
      </p>
    </>
  );
}
