import { Icon } from "./icon.tsx";

/** The error message of a field, by the field's id. */
export type ShownFault = { id: string; text: string };

export function FieldFault({ id, text }: ShownFault) {
  return (
    <p className="error-message" id={`${id}-fault`}>
      <Icon name="alert" />
      {text}
    </p>
  );
}
