import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { queryOf } from "./query.ts";
import styles from "./record-filter.module.css";
import type { FilterView } from "./view-filters.server.ts";

type Props = {
  view: FilterView;
  /** The list; when nothing is found, that is said in its place, with the way back. */
  children: ReactNode;
};

export function RecordFilter({ view: { form, none }, children }: Props) {
  return (
    <>
      {form && <FilterForm form={form} />}
      {none ? (
        <div className={styles.none}>
          {none.title && <h2>{none.title}</h2>}
          <p>{none.text}</p>
          {none.back && (
            <Link className="button button-line" to={none.back.to} preventScrollReset>
              {none.back.title}
            </Link>
          )}
        </div>
      ) : (
        children
      )}
    </>
  );
}

/** A GET form: with scripts a choice takes effect at once, without them by its button. */
function FilterForm({ form: { hidden, fields, show, found, reset } }: { form: NonNullable<FilterView["form"]> }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  // The fields are the visitor's own while they type; a way back or a link sets them to what is shown.
  useEffect(() => {
    for (const { key, value } of fields) {
      const control = form.current?.elements.namedItem(key) as HTMLInputElement | null;
      if (control && control !== document.activeElement) control.value = value;
    }
  }, [fields]);

  const go = (event?: SubmitEvent) => {
    event?.preventDefault();
    const values = Object.fromEntries(new FormData(form.current ?? undefined)) as Record<string, string>;
    void navigate(queryOf(values) || ".", { preventScrollReset: true });
  };
  return (
    <>
      <form ref={form} className={styles.form} method="get" onSubmit={go}>
        {hidden.map(({ key, value }) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        {fields.map(({ key, label, value, options }) => {
          const control = { id: `filter-${key}`, name: key, defaultValue: value };
          return (
            <p key={key} className="field">
              <label htmlFor={control.id}>{label}</label>
              {options ? (
                <select className="select" {...control} onChange={() => go()}>
                  {options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.title}
                    </option>
                  ))}
                </select>
              ) : (
                <input className="input" type="search" maxLength={100} {...control} />
              )}
            </p>
          );
        })}
        <button className="button" type="submit">
          {show}
        </button>
      </form>
      <p className={styles.found}>
        <output>{found}</output>
        {reset && (
          <Link to={reset.to} preventScrollReset>
            {reset.title}
          </Link>
        )}
      </p>
    </>
  );
}
