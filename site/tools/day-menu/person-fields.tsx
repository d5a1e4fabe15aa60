import type { Locale } from "#contract/locale.ts";
import { type Treatment, treatments } from "#contract/variables/treatments.ts";
import { type Day, ownName } from "./day.ts";
import { dayMenuWords } from "./day-menu-words.ts";
import { counted } from "./food.ts";
import { Message, type ShownFault } from "./message.tsx";

type Props = {
  id: string;
  locale: Locale;
  day: Day;
  /** The ways of treatment that have norms. */
  titles: Record<Treatment, string> | null;
  faults: ShownFault[];
};

/** What the norms depend on. All of it may be left empty. */
export function PersonFields({ id, locale, day, titles, faults }: Props) {
  const { person, nutrients } = dayMenuWords[locale];
  const hasOwn = counted.some((nutrient) => day.own[nutrient] !== "");
  return (
    <section className="dm-person" aria-labelledby={`${id}-person`}>
      <h2 id={`${id}-person`}>{person.title}</h2>
      {titles && (
        <fieldset className="field dm-choice" role="radiogroup">
          <legend>{person.treatment}</legend>
          <div>
            {treatments.map((treatment) => (
              <label key={treatment} className="check">
                <input type="radio" name="treatment" value={treatment} defaultChecked={day.treatment === treatment} />
                <span>{titles[treatment]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className="dm-pair">
        <Amount id={`${id}-dry`} name="dry" typed={day.dry} {...person.dry} faults={faults} />
        <Amount id={`${id}-urine`} name="urine" typed={day.urine} {...person.urine} faults={faults} />
      </div>
      <details className="dm-own" open={hasOwn}>
        <summary className="fold-sign">{person.own}</summary>
        <p>{person.ownText}</p>
        <div className="dm-pair">
          {counted.map((nutrient) => (
            <Amount
              key={nutrient}
              id={`${id}-${ownName(nutrient)}`}
              name={ownName(nutrient)}
              typed={day.own[nutrient]}
              label={nutrients[nutrient].own}
              faults={faults}
            />
          ))}
        </div>
      </details>
    </section>
  );
}

type AmountProps = { id: string; name: string; typed: string; label: string; hint?: string; faults: ShownFault[] };

function Amount({ id, name, typed, label, hint, faults }: AmountProps) {
  const fault = faults.find((one) => one.id === id);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={typed}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && <Message {...fault} />}
    </div>
  );
}
