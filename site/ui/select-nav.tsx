import "./select.css";
import { useLocation } from "react-router";

type Props = {
  label: string;
  /** The query parameter; dropped when the first option is chosen. */
  name?: string;
  options: { value: string | number; title: string; lang?: string | undefined; disabled?: boolean }[];
  /** By default the address decides. */
  value?: string | number | null;
  /** The submit button without scripts. */
  submitLabel: string;
  /** Shown for an empty list. */
  emptyLabel: string;
  /** Parameters that belong to the previous option, such as its page number. */
  reset?: string[];
};

/** A choice that leads to another address of the same page: a GET form that a script submits at once (`data-auto`). */
export function SelectNav({ label, name = "tab", options, value, submitLabel, emptyLabel, reset }: Props) {
  const id = `select-${name}`;
  const params = new URLSearchParams(useLocation().search);
  const chosen = String(value ?? params.get(name) ?? "");
  for (const dropped of [name, ...(reset ?? [])]) params.delete(dropped);
  const shown = chosen === String(options[0]?.value) ? "" : chosen;
  // The first option has no parameter.
  const valueOf = (option: number | string, index: number) => (index === 0 ? "" : String(option));
  return (
    <form className="select-nav" method="get" aria-label={label} data-auto="">
      {[...params].map(([key, kept], index) => (
        <input key={index} type="hidden" name={key} value={kept} />
      ))}
      <div className="field">
        <label htmlFor={id}>{label}</label>
        {options.length > 0 ? (
          <select className="select" id={id} name={name} defaultValue={shown}>
            {options.map(({ value, title, lang, disabled }, index) => (
              <option key={value} value={valueOf(value, index)} lang={lang} disabled={disabled}>
                {title}
              </option>
            ))}
          </select>
        ) : (
          <select className="select" id={id} disabled>
            <option>{emptyLabel}</option>
          </select>
        )}
      </div>
      {options.length > 0 && (
        <button className="button" type="submit">
          {submitLabel}
        </button>
      )}
    </form>
  );
}
