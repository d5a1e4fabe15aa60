import { Icon } from "../../ui/icon.tsx";
import type { DayMenuWords } from "./words-ru.ts";
import { counted } from "./food.ts";
import { rowId } from "./list-faults.ts";
import { FieldFault, type ShownFault } from "../../ui/field-fault.tsx";
import type { DayView, Row } from "./shape-day.ts";

type Props = {
  id: string;
  wording: DayMenuWords;
  action: string;
  view: DayView;
  faults: ShownFault[];
  /** The address of the replaced day, for undo. */
  before: string | null;
  /** Incremented when rows change other than by typing, which recreates their fields. */
  revision: number;
};

/** The foods by meal, with a field for the weight of each. */
export function MealsList({ id, wording, action, view, faults, before, revision }: Props) {
  const { day, meals } = wording;
  return (
    <section className="dm-day" aria-labelledby={`${id}-day`}>
      <h2 id={`${id}-day`} tabIndex={-1}>
        {day.title}
      </h2>
      {view.isEmpty && before && (
        <p className="message dm-back">
          {day.wasReset} <a href={`${action}?${before}`}>{day.back}</a>
        </p>
      )}
      {view.isEmpty && <p>{day.empty}</p>}
      {!view.isEmpty &&
        view.meals.map(({ meal, rows }) => (
          <section key={meal} className="dm-meal" data-meal={meal} aria-labelledby={`${id}-${meal}`}>
            <h3 id={`${id}-${meal}`}>{meals[meal]}</h3>
            {rows.length === 0 ? (
              <p className="muted">{day.emptyMeal}</p>
            ) : (
              <ul>
                {rows.map((row) => (
                  <FoodRow key={`${revision} ${row.place} ${row.name}`} {...{ id, wording, action, row, faults }} />
                ))}
              </ul>
            )}
          </section>
        ))}
      {!view.isEmpty && (
        <p className="dm-ways">
          <button type="submit" className="button">
            {day.submit}
          </button>
          <button
            type="submit"
            className="button button-line"
            name="new"
            value="1"
            formAction={`${action}#${id}-day`}
            data-told={day.wasReset}
          >
            {day.reset}
          </button>
        </p>
      )}
    </section>
  );
}

type RowProps = Pick<Props, "id" | "wording" | "action" | "faults"> & { row: Row };

function FoodRow({ id, wording, action, row, faults }: RowProps) {
  const { day } = wording;
  const field = rowId(id, row.place);
  const unit = day.unit(row.isPoured);
  const fault = faults.find((one) => one.id === field);
  return (
    <li className="dm-row">
      <p className="dm-name">
        {row.href ? <a href={row.href}>{row.title}</a> : row.title}{" "}
        {row.portion && (
          <span className="muted">{day.portion(row.portion.words, `${row.portion.grams}\u00a0${unit}`)}</span>
        )}
      </p>
      <p className="dm-grams">
        <input
          id={field}
          className="input"
          name={row.name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={row.grams}
          aria-label={day.amount(row.title, row.isPoured)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${field}-fault` : undefined}
        />
        <span aria-hidden="true">{unit}</span>
        <button
          type="submit"
          name="remove"
          value={row.name}
          formAction={`${action}#${id}-day`}
          aria-label={day.remove(row.title)}
        >
          <Icon name="close" />
        </button>
      </p>
      {fault && <FieldFault {...fault} />}
      {row.caution && (
        <p className="dm-never">
          <Icon name="warn" />
          {day.caution[row.caution]}
        </p>
      )}
      {row.isUnknown ? <p className="dm-never">{day.unknown}</p> : <Holds wording={wording} row={row} />}
    </li>
  );
}

/** What the row adds to each total. */
function Holds({ wording, row }: { wording: DayMenuWords; row: Row }) {
  const { nutrients, number, day } = wording;
  if (row.fault) return null;
  return (
    <dl className="dm-holds">
      {counted.map((nutrient) => {
        const amount = row.amounts[nutrient];
        return (
          <div key={nutrient}>
            <dt>{nutrients[nutrient].title}</dt>{" "}
            <dd>{amount === null ? day.noData : `${number(amount)}\u00a0${nutrients[nutrient].unit}`}</dd>
          </div>
        );
      })}
    </dl>
  );
}
