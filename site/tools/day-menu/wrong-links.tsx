import type { PersonName } from "./day.ts";
import type { Counted } from "./food.ts";
import type { DayMenuWords } from "./words-ru.ts";

type Props = { id: string; wording: DayMenuWords; wrong?: PersonName[] | undefined };

/** Asks to correct unreadable numbers, with links to their fields. */
export function WrongLinks({ id, wording: { verdict, person, nutrients }, wrong }: Props) {
  const labelOf = (name: PersonName) =>
    name === "dry" || name === "urine" ? person[name].label : nutrients[name.slice("own-".length) as Counted].own;
  return (
    wrong !== undefined &&
    wrong.length > 0 && (
      <p className="dm-wrong">
        {verdict.correct}{" "}
        {wrong.map((name) => (
          <a key={name} href={`#${id}-${name}`}>
            {labelOf(name)}
          </a>
        ))}
      </p>
    )
  );
}
