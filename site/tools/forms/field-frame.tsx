import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";

type Described = { "aria-describedby"?: string; "aria-invalid"?: true };

type Props = {
  id: string;
  label: string;
  /** Shown after the label of an optional field. */
  optional?: string | false | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Under the error: details. */
  note?: ReactNode;
  children: (described: Described) => ReactNode;
};

/** Label, hint, control and error, with the control described by all of them. */
export function FieldFrame({ id, label, optional, hint, error, note, children }: Props) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, error && note && `${id}-note`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> ({optional})</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ ...(ids && { "aria-describedby": ids }), ...(error && { "aria-invalid": true }) })}
      <FieldError id={id} error={error} />
      {error && note && (
        <p className="error-message" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="error-message" id={`${id}-error`}>
      <Icon name="alert" />
      {error}
    </p>
  );
}
