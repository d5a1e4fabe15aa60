import type { Locale } from "#contract/locale.ts";
import { Icon } from "../../ui/icon.tsx";
import { type Asked, type Field, fields } from "./read-measures.ts";
import { calculatorWords } from "./calculator-words.ts";

type Props = { id: string; locale: Locale; typed: Asked["typed"]; faults: Asked["faults"] };

/** The four fields, each with its error message; native controls. */
export function Fields(props: Props) {
  return (
    <>
      <NumberField {...props} name="age" inputMode="numeric" />
      <ChoiceField {...props} name="sex" />
      <NumberField {...props} name="creatinine" inputMode="decimal" />
      <RaceField {...props} />
    </>
  );
}

/** Where an error message of the field links to. */
function controlId(id: string, field: Field): string {
  return `${id}-${field}`;
}

/** The error messages, each with the id of its field. */
export function faultsById(id: string, locale: Locale, faults: Asked["faults"]): [id: string, words: string][] {
  return fields.flatMap((field): [string, string][] => {
    const fault = faults[field];
    return fault ? [[controlId(id, field), calculatorWords[locale].faults[field][fault]]] : [];
  });
}

type NumberProps = Props & { name: "age" | "creatinine"; inputMode: "numeric" | "decimal" };

function NumberField({ id, locale, typed, faults, name, inputMode }: NumberProps) {
  const words = calculatorWords[locale];
  const control = controlId(id, name);
  const fault = faults[name];
  return (
    <div className="field">
      <label htmlFor={control}>{words[name].label}</label>
      <p className="hint" id={`${control}-hint`}>
        {words[name].hint}
      </p>
      <input
        id={control}
        className="input"
        name={name}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        maxLength={20}
        defaultValue={typed[name]}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${control}-hint${fault ? ` ${control}-fault` : ""}`}
      />
      {fault && <Message id={`${control}-fault`} text={words.faults[name][fault]} />}
    </div>
  );
}

/** Folded: nearly everybody keeps the default. Open if it was changed or is invalid. */
function RaceField(props: Props) {
  const { typed, faults, locale } = props;
  const { legend } = calculatorWords[locale].race;
  return (
    <details className="gfr-race" open={faults.race !== undefined || typed.race === "black"}>
      <summary className="fold-sign">{legend}</summary>
      <ChoiceField {...props} name="race" />
    </details>
  );
}

function ChoiceField({ id, locale, typed, faults, name }: Props & { name: "sex" | "race" }) {
  const words = calculatorWords[locale];
  const control = controlId(id, name);
  const fault = faults[name];
  const hint = name === "race" ? words.race.hint : undefined;
  const described = [hint && `${control}-hint`, fault && `${control}-fault`].filter(Boolean).join(" ");
  return (
    <fieldset
      className="field gfr-choice"
      role="radiogroup"
      aria-invalid={fault ? true : undefined}
      aria-describedby={described || undefined}
    >
      <legend>{words[name].legend}</legend>
      {hint && (
        <p className="hint" id={`${control}-hint`}>
          {hint}
        </p>
      )}
      <div>
        {Object.entries(words[name].options).map(([value, title], index) => (
          <label key={value} className="check">
            <input
              id={index === 0 ? control : undefined}
              type="radio"
              name={name}
              value={value}
              defaultChecked={typed[name] === value}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
      {fault && <Message id={`${control}-fault`} text={words.faults[name][fault]} />}
    </fieldset>
  );
}

function Message({ id, text }: { id: string; text: string }) {
  return (
    <p className="error-message" id={id}>
      <Icon name="alert" />
      {text}
    </p>
  );
}
