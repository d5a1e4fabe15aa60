import type { MouseEvent, Ref } from "react";

type Props = {
  ref?: Ref<HTMLDivElement>;
  title: string;
  /** Words by the id of the field they are about. */
  errors: [id: string, words: string][];
};

/** Above the heading: what is wrong, each line a link to its field. It takes the focus, without scripts too. */
export function ErrorSummary({ ref, title, errors }: Props) {
  if (errors.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- what came of the press is read first, without scripts too
    <div ref={ref} className="error-summary" tabIndex={-1} autoFocus>
      <h2>{title}</h2>
      <ul>
        {errors.map(([id, words]) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function goToField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
