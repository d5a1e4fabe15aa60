import { useRef } from "react";
import type { Treatment } from "#contract/variables/treatments.ts";
import { useAwake } from "../../islands/use-awake.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { AddFood } from "./add-food.tsx";
import { toQuery } from "./day.ts";
import type { DayMenuWords } from "./words-ru.ts";
import { MealsList } from "./meals-list.tsx";
import { PersonFields } from "./person-fields.tsx";
import { RunningTotal } from "./running-total.tsx";
import { ShareDay } from "./share-day.tsx";
import { TotalsList } from "./totals-list.tsx";
import { type Served, useDayMenu } from "./use-day-menu.ts";

export type DayMenuProps = {
  id: string;
  /** The tool's page. */
  action: string;
  served: Served;
  groups: Record<string, string>;
  treatments: Record<Treatment, string> | null;
  /** The page of the reference tables. */
  tables: string;
  /** The page of the weight-gain tool. */
  gain: string;
  /** Today's date in words. */
  today: string;
};

type Props = DayMenuProps & { wording: DayMenuWords };

/** Without scripts a form that the server answers; hydrated, it searches and adds up by itself. */
export function DayMenu({ id, wording, action, served, groups, treatments, tables, gain, today }: Props) {
  const words = wording;
  const isAwake = useAwake();
  const form = useRef<HTMLFormElement>(null);
  const menu = useDayMenu({ id, wording, action, served, form });
  const { day, view, faults } = menu;
  const { person } = words;
  const { dry, urine } = day;
  const treatment = treatments && treatments[day.treatment];
  return (
    <div className="dm" data-alive={menu.isAlive || undefined}>
      <p className="dm-paper">
        {[
          words.made(today),
          treatment,
          dry && `${person.dry.label}: ${dry}`,
          urine && `${person.urine.label}: ${urine}`,
        ]
          .filter(Boolean)
          .join(". ")}
      </p>
      <ErrorSummary
        id={`${id}-faults`}
        title={words.faultsTitle}
        errors={menu.summary.map(({ id: field, text }) => [field, text])}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what leaves its fields comes up to it */}
      <form
        ref={form}
        className="dm-form"
        action={`${action}#${id}-totals`}
        noValidate
        aria-labelledby={`${id}-day`}
        onChange={menu.onType}
        onBlur={menu.onLeave}
        onSubmit={menu.onSend}
      >
        <div className="dm-foods">
          <AddFood
            {...{ id, wording, action, day, groups, tables }}
            query={menu.query}
            group={menu.group}
            found={menu.found}
          />
          <MealsList {...{ id, wording, action, view, faults }} before={menu.before} revision={menu.revision} />
          <RunningTotal {...{ id, wording, view }} />
        </div>
        <section className="dm-right" aria-labelledby={`${id}-totals`}>
          <h2 id={`${id}-totals`} tabIndex={-1}>
            {words.total.title}
          </h2>
          <TotalsList {...{ id, wording, action, groups, view, treatment }} />
          <div className="message message-warning">
            <strong>{words.caveat.title}</strong>
            <p>{words.caveat.text}</p>
          </div>
        </section>
        <PersonFields {...{ id, wording, day, faults, gain }} titles={treatments} />
      </form>
      {(isAwake || !view.isEmpty) && (
        <ShareDay
          {...{ id, wording, action, isAwake, view, day, today }}
          treatment={treatment}
          query={toQuery(day)}
          started={menu.started}
          say={menu.say}
        />
      )}
      {/* In the document before it has a message, so that the message is announced. */}
      <output className="sr" aria-labelledby={`${id}-totals`}>
        {menu.spoken}
      </output>
    </div>
  );
}
