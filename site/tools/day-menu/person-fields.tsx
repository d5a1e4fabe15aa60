import { type Treatment, treatments } from "#contract/variables/treatments.ts";
import { type Day, ownName } from "./day.ts";
import type { DayMenuWords } from "./words-ru.ts";
import { counted } from "./food.ts";
import { AmountField } from "../../ui/amount-field.tsx";
import type { ShownFault } from "../../ui/field-fault.tsx";

type Props = {
  id: string;
  wording: DayMenuWords;
  day: Day;
  /** The kinds of treatment that have norms. */
  titles: Record<Treatment, string> | null;
  faults: ShownFault[];
  /** The tool for the weight between sessions of hemodialysis. */
  gain: string;
};

/** What the norms depend on. All of it is optional. */
export function PersonFields({ id, wording, day, titles, faults, gain }: Props) {
  const { person, nutrients } = wording;
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
        <AmountField id={`${id}-dry`} name="dry" typed={day.dry} {...person.dry} faults={faults} />
        <AmountField id={`${id}-urine`} name="urine" typed={day.urine} {...person.urine} faults={faults} />
      </div>
      {day.treatment === "hemodialysis" && (
        <a className="alone" href={`${gain}?${new URLSearchParams({ dry: day.dry, urine: day.urine })}`}>
          {person.gain}
        </a>
      )}
      <details className="dm-own" open={hasOwn}>
        <summary className="fold-sign">{person.own}</summary>
        <p>{person.ownText}</p>
        <div className="dm-pair">
          {counted.map((nutrient) => (
            <AmountField
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
