import type { MouseEvent } from "react";
import type { Locale } from "#contract/locale.ts";
import { controlId } from "./fields.tsx";
import { type Asked, fields } from "./read-measures.ts";
import { calculatorWords } from "./words.ts";

type Props = { id: string; anchor: string; locale: Locale; faults: Asked["faults"] };

/** Above the form that came back: the words of each field, each a link to it. */
export function ErrorSummary({ id, anchor, locale, faults }: Props) {
  const words = calculatorWords[locale];
  return (
    <section className="error-summary" id={anchor} tabIndex={-1} aria-labelledby={`${id}-faults`}>
      <h2 id={`${id}-faults`}>{words.faultsTitle}</h2>
      <ul>
        {fields.map((field) => {
          const fault = faults[field];
          return (
            fault && (
              <li key={field}>
                <a href={`#${controlId(id, field)}`} onClick={(event) => goTo(event, controlId(id, field))}>
                  {words.faults[field][fault]}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

/** Alive, the link puts the cursor into the field and leaves the address alone. */
function goTo(event: MouseEvent, control: string): void {
  event.preventDefault();
  document.getElementById(control)?.focus();
}
