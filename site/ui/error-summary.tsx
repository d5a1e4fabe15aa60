import { type MouseEvent, type Ref, useId } from "react";

type Props = {
  ref?: Ref<HTMLElement>;
  id?: string;
  title: string;
  /** Under the title. */
  text?: string;
  /** Messages by the id of their field. */
  errors: [id: string, words: string][];
  /** It takes the focus when its page loads, without scripts too. */
  isFirst?: boolean;
};

/** Above a form that was sent back: the errors, each a link to its field. */
export function ErrorSummary({ ref, id, title, text, errors, isFirst = false }: Props) {
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- what came of the press is read first
    <section ref={ref} id={id} className="error-summary" tabIndex={-1} autoFocus={isFirst} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {text && <p>{text}</p>}
      <ul>
        {errors.map(([id, words]) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Focuses what came of a press and shows its beginning, however high it is. */
export function goToStart(outcome: HTMLElement | null): void {
  outcome?.focus({ preventScroll: true });
  outcome?.scrollIntoView();
}

/** Focuses the field that a link points to; the address stays as it is. */
export function goToField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
