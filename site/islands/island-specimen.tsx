import { useState } from "react";
import { useAwake } from "./use-awake.ts";
import { useClientState } from "./use-client-state.ts";

type Props = { id: string; label: string; counted: string; button: string; pressed: string };

/** For the styleguide: a field that counts letters, a button that counts clicks, and the client state. */
export default function Specimen({ id, label, counted, button, pressed }: Props) {
  const [typed, setTyped] = useState<number | null>(null);
  const [presses, setPresses] = useState(0);
  const isAwake = useAwake();
  const modals = useClientState("modals");
  const fieldId = `${id}-field`;
  // Also counts text typed before hydration.
  const letters = typed ?? (isAwake ? lengthOf(fieldId) : 0);
  return (
    <div data-awake={isAwake || undefined} data-modals={modals.length}>
      <div className="field">
        <label htmlFor={fieldId}>{label}</label>
        <input id={fieldId} className="input" onChange={({ target }) => setTyped(target.value.length)} />
      </div>
      <p>
        <output>
          {counted}: {letters}
        </output>
      </p>
      <button type="button" className="button" onClick={() => setPresses(presses + 1)}>
        {button}
      </button>{" "}
      <output>
        {pressed}: {presses}
      </output>
    </div>
  );
}

function lengthOf(id: string): number {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field.value.length : 0;
}
