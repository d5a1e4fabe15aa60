import type { ReactNode } from "react";
import { type Field, type FieldKind, type Form, MAX_EMAIL, MAX_LINE, MAX_NAME } from "#contract/forms/form.ts";
import { forms } from "#contract/forms/forms.ts";
import { moscowDay } from "#contract/moscow-day.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { FormProps, Note } from "./form-data.ts";
import { phoneHandlers } from "./phone-field.ts";
import { useFormWords } from "./form-language.ts";
import type { FormWords } from "./form-words-type.ts";

type Props = {
  form: FormProps;
  field: Field;
  value: string;
  error: string | undefined;
  note?: Note | undefined;
};

/** Kinds with a single-line input, and their attributes for autofill and keyboards. */
const lines: Partial<Record<FieldKind, object>> = {
  name: { autoComplete: "name", maxLength: MAX_NAME },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel", maxLength: 40, className: "input nums" },
  email: { type: "email", autoComplete: "email", maxLength: MAX_EMAIL },
  line: { maxLength: MAX_LINE },
  count: { inputMode: "numeric", maxLength: MAX_LINE },
  city: { autoComplete: "address-level2", maxLength: MAX_LINE },
  date: { type: "date", className: "input form-date" },
};

/** One typed or chosen field. Uncontrolled, so that the visitor's changes survive hydration. */
export function TypedField({ form, field, value, error, note }: Props) {
  const words = useFormWords();
  const { [field.name]: label } = form.text.labels;
  const { oneOf }: Form = forms[form.name];
  const id = `${form.id}-${field.name}`;
  const control = { id, name: field.name, defaultValue: value };
  return (
    <FieldFrame
      id={id}
      label={label ?? words.errorLabel}
      optional={!field.isRequired && !oneOf?.includes(field.name) && words.optional}
      hint={hintOf({ form, field }, words)}
      error={error}
      note={note && <NoteText note={note} email={form.email} />}
    >
      {(described) => {
        if (field.kind === "message") return <textarea className="input" rows={5} {...control} {...described} />;
        if (field.options) return <ChoiceSelect form={form} options={field.options} {...control} {...described} />;
        if (field.kind === "center") return <CenterSelect form={form} {...control} {...described} />;
        if (field.kind === "vacancy") return <VacancySelect form={form} {...control} {...described} />;
        return (
          <>
            <input
              className="input"
              type="text"
              {...lines[field.kind]}
              {...(field.kind === "phone" && phoneHandlers)}
              {...(field.kind === "date" && form.answer.at !== null && { min: moscowDay(form.answer.at) })}
              {...(field.kind === "city" && { list: `${id}-list` })}
              {...control}
              {...described}
            />
            {field.kind === "city" && (
              <datalist id={`${id}-list`}>
                {form.cities.map((city) => (
                  <option key={city}>{city}</option>
                ))}
              </datalist>
            )}
          </>
        );
      }}
    </FieldFrame>
  );
}

/**
 * Who has no e-mail where it is required can call; a phone field says what to dial from abroad.
 */
function hintOf({ form, field }: Pick<Props, "form" | "field">, { noEmail }: FormWords): ReactNode {
  const { [field.name]: hint } = form.text.hints;
  if (field.kind === "phone" && form.abroad) return `${hint}. ${form.abroad}`;
  if (field.kind !== "email" || !field.isRequired || !form.phone) return hint;
  return (
    <>
      {`${hint} ${noEmail} `}
      <a className="nowrap" href={`tel:${form.phone.dialled}`}>
        {form.phone.shown}
      </a>
    </>
  );
}

function NoteText({ note: { text, isForEmail }, email }: { note: Note; email: string | null }) {
  return (
    <>
      {text} {isForEmail && email && <a href={`mailto:${email}`}>{email}</a>}
    </>
  );
}

type ChoiceProps = SelectProps & { options: readonly string[] };

function ChoiceSelect({ form, options, ...control }: ChoiceProps) {
  return (
    <select className="select" {...control}>
      {options.map((option) => (
        <option key={option} value={option}>
          {form.text.options[option] ?? option}
        </option>
      ))}
    </select>
  );
}

type SelectProps = { form: FormProps; id: string; name: string; defaultValue: string };

function VacancySelect({ form, ...control }: SelectProps) {
  const { anyVacancy } = useFormWords();
  return (
    <select className="select" {...control}>
      <option value="">{anyVacancy}</option>
      {form.vacancies.map(({ alias, title, lang }) => (
        <option key={alias} value={alias} lang={lang}>
          {title}
        </option>
      ))}
    </select>
  );
}

function CenterSelect({ form, ...control }: SelectProps) {
  const { choose, notFound } = useFormWords();
  const isMissing = control.defaultValue !== "" && form.centers.length === 0;
  return (
    <select className="select" {...control}>
      <option value="">{form.centers.length > 0 ? choose : notFound}</option>
      {/* If the list could not be loaded, the chosen option stays. */}
      {isMissing && <option value={control.defaultValue}>{control.defaultValue}</option>}
      {form.centers.map(({ title, items }) => (
        <optgroup key={title} label={title}>
          {items.map((center) => (
            <option key={center.alias} value={center.alias}>
              {center.title}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
