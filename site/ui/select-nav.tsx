import { useEffect, useId, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

type Props = {
  label: string;
  /** The query parameter; dropped when the first option is chosen. */
  name?: string;
  options: { value: string | number; title: string; disabled?: boolean }[];
  /** Without it the address decides. */
  value?: string | number | null;
  /** The button of those who have no scripts. */
  submitLabel: string;
  /** What an empty list says of itself. */
  emptyLabel: string;
  /** Parameters that belong to the option one leaves, such as its page number. */
  reset?: string[];
};

/** A choice that leads to another address of the same page: a form with a button that, with scripts, sends itself. */
export function SelectNav({ label, name = "tab", options, value, submitLabel, emptyLabel, reset }: Props) {
  const id = useId();
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const chosen = String(value ?? params.get(name) ?? options[0]?.value ?? "");
  for (const dropped of [name, ...(reset ?? [])]) params.delete(dropped);
  // Back and forward change the address under a choice that stands already.
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = chosen;
  }, [chosen]);
  const go = (next: string) => {
    const own = new URLSearchParams(params);
    if (next !== String(options[0]?.value)) own.set(name, next);
    void navigate({ search: String(own) }, { preventScrollReset: true });
  };
  return (
    <form
      className="select-nav"
      onSubmit={(event) => {
        event.preventDefault();
        go(String(new FormData(event.currentTarget).get(name)));
      }}
    >
      {[...params].map(([key, kept], index) => (
        <input key={index} type="hidden" name={key} value={kept} />
      ))}
      <div className="field">
        <label htmlFor={id}>{label}</label>
        {options.length > 0 ? (
          <select
            className="select"
            id={id}
            name={name}
            ref={select}
            defaultValue={chosen}
            onChange={(event) => go(event.target.value)}
          >
            {options.map(({ value, title, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
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
