import { FieldFault, type ShownFault } from "./field-fault.tsx";

type Props = {
  id: string;
  name: string;
  typed: string;
  label: string;
  hint?: string;
  required?: boolean;
  faults: ShownFault[];
};

/** A number to type. Its error is found by its id. */
export function AmountField({ id, name, typed, label, hint, required, faults }: Props) {
  const fault = faults.find((one) => one.id === id);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        className="input"
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required={required}
        defaultValue={typed}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
      />
      {fault && <FieldFault {...fault} />}
    </div>
  );
}
