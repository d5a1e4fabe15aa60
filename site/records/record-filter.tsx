import type { ReactNode } from "react";
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
            <a className="button button-line" href={none.back.to} data-keep-scroll="">
              {none.back.title}
            </a>
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
  return (
    <>
      <form className={styles.form} method="get" data-auto="">
        {hidden.map(({ key, value }) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        {fields.map(({ key, label, value, options }) => {
          const control = { id: `filter-${key}`, name: key, defaultValue: value };
          return (
            <p key={key} className="field">
              <label htmlFor={control.id}>{label}</label>
              {options ? (
                <select className="select" {...control}>
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
          <a href={reset.to} data-keep-scroll="">
            {reset.title}
          </a>
        )}
      </p>
    </>
  );
}
