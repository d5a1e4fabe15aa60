import { Icon } from "../../ui/icon.tsx";
import { addedWords } from "./added-words.ts";
import { type Day, gramsIn, isFull, meals } from "./day.ts";
import type { DayMenuWords } from "./words-ru.ts";
import type { Found } from "./find-foods.ts";
import type { MenuFood } from "./food.ts";

type Props = {
  id: string;
  wording: DayMenuWords;
  action: string;
  day: Day;
  query: string;
  group: string;
  groups: Record<string, string>;
  found: Found | null;
  /** The page of the reference tables. */
  tables: string;
};

/** A search for foods; a click adds a portion to the chosen meal. */
export function AddFood({ id, wording, action, day, query, group, groups, found, tables }: Props) {
  const { add, meals: mealNames } = wording;
  return (
    <section className="dm-add" aria-labelledby={`${id}-add`}>
      <h2 id={`${id}-add`}>{add.title}</h2>
      <div className="field">
        <label htmlFor={`${id}-to`}>{add.to}</label>
        <select id={`${id}-to`} className="select" name="to" defaultValue={day.to}>
          {meals.map((meal) => (
            <option key={meal} value={meal}>
              {mealNames[meal]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-q`}>{add.query.label}</label>
        <p className="hint" id={`${id}-q-hint`}>
          {add.query.hint}
        </p>
        <div className="dm-search">
          <input
            id={`${id}-q`}
            className="input"
            name="q"
            type="search"
            autoComplete="off"
            maxLength={100}
            defaultValue={query}
            aria-describedby={`${id}-q-hint`}
          />
          <button type="submit" className="button" formAction={`${action}#${id}-found`}>
            <Icon name="search" />
            {add.submit}
          </button>
        </div>
      </div>
      <div className="field">
        <label htmlFor={`${id}-group`}>{add.group}</label>
        <select id={`${id}-group`} className="select" name="group" defaultValue={group}>
          <option value="">{add.anyGroup}</option>
          {Object.entries(groups).map(([key, title]) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <div className="dm-found" id={`${id}-found`} tabIndex={-1}>
        {found && <FoundList {...{ id, wording, action, day, found }} />}
      </div>
      <p>
        <a className="more" href={tables}>
          {add.tables} <Icon name="arrow" />
        </a>
      </p>
    </section>
  );
}

type FoundProps = Pick<Props, "id" | "wording" | "action" | "day"> & { found: Found };

function FoundList({ id, wording, action, day, found }: FoundProps) {
  const { add } = wording;
  if (found.count === 0) return <p>{add.none}</p>;
  return (
    <>
      <p className="hint">
        {found.unnamed && (
          <>
            <strong>{add.unnamed(found.unnamed)}</strong>{" "}
          </>
        )}
        {!found.unnamed && found.meant && `${add.meant(found.meant)} `}
        {found.count > found.foods.length ? add.first(found.foods.length, found.count) : add.found(found.count)}
      </p>
      {isFull(day) ? (
        <p>{add.full}</p>
      ) : (
        <ul>
          {found.foods.map((food) => (
            <FoundFood key={food.key} {...{ id, wording, action, day, food }} />
          ))}
        </ul>
      )}
    </>
  );
}

type FoodProps = Omit<FoundProps, "found"> & { food: MenuFood };

function FoundFood({ id, wording, action, day, food }: FoodProps) {
  const { key, name, portion, grams, caution } = food;
  const { add, day: dayWords, meals: mealNames } = wording;
  const amount = `${portion}, ${grams}\u00a0${dayWords.unit(food.poured)}`;
  const added = gramsIn(day, key);
  return (
    <li>
      <button
        type="submit"
        name="add"
        value={key}
        formAction={`${action}#${id}-day`}
        aria-label={add.add(`${name}, ${amount}`, mealNames[day.to])}
        data-added={added > 0 || undefined}
      >
        <Icon name={caution === "never" ? "warn" : added > 0 ? "check" : "plus"} />
        <span>
          <span>{name}</span> {/* One stands in the place of the other, so that nothing moves under the finger. */}
          <span className="muted">{amount}</span>
          {/* The live region announces it, so it is not part of the button's name: the style sheet shows it.
              Before a click it reserves room for two portions. */}
          <b data-shown={addedWords(wording, added || grams * 2, food, day.to)} />
        </span>
      </button>
    </li>
  );
}
