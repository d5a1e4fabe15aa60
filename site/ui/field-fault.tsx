import { Icon } from "./icon.tsx";

/** What is wrong with a field, by the field's id. */
export type ShownFault = { id: string; text: string };

export function FieldFault({ id, text }: ShownFault) {
  return (
    <p className="error-message" id={`${id}-fault`}>
      <Icon name="alert" />
      {text}
    </p>
  );
}
