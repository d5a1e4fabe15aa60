import type { ReactNode, RefObject } from "react";
import type { Form } from "#contract/forms/form.ts";
import { boxesOf, forms } from "#contract/forms/forms.ts";
import { HONEYPOT } from "#contract/forms/honeypot.ts";
import { Icon } from "../../ui/icon.tsx";
import { askedFields } from "./asked-fields.ts";
import { Consents } from "./consent-field.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { ATTACH, type FormAnswer, type FormProps, KEY, type Note, SHOWN_AT } from "./form-data.ts";
import { FormIntro } from "./form-intro.tsx";
import { MissingFields, missingId } from "./missing-fields.tsx";
import { CallUs } from "./result-view.tsx";
import { TypedField } from "./typed-field.tsx";
import { useFormWords } from "./form-language.ts";

type Props = {
  form: FormProps;
  answer: FormAnswer;
  isLoading: boolean;
  /** The button is disabled until nothing is missing; null if it never is, and without scripts. */
  missing: string[] | null;
  formRef: RefObject<HTMLFormElement | null>;
  summaryRef: RefObject<HTMLDivElement | null>;
  /** Above the fields: the offered draft, the last submission. */
  above: ReactNode;
  /** The field for files, if there is one. */
  files: ReactNode;
  /** Files were added. */
  hasFiles: boolean;
  isAwake: boolean;
  onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => void;
  onInput: (event: React.InputEvent<HTMLFormElement>) => void;
};

/** One view for all forms: a plain form that posts to its own page. */
export function FormView(props: Props) {
  const { form, answer, isLoading, missing, formRef, summaryRef, above, files, hasFiles, isAwake, ...on } = props;
  const words = useFormWords();
  const data: Form = forms[form.name];
  const { typed, errors } = answer;
  const asked = askedFields(form);
  const isBlocked = missing !== null && missing.length > 0;
  const named = [...asked.map(({ name }) => name), ...boxesOf(data).map(({ box }) => box)].flatMap(
    (name): [string, string][] =>
      errors[name] ? [[`${form.id}-${name}`, withNote(errors[name], answer.notes[name])]] : [],
  );
  return (
    <>
      <ErrorSummary isFirst ref={summaryRef} title={words.summary} text={words.notSent} errors={named} />
      {named.length === 0 && answer.message && <Told form={form} answer={answer} summaryRef={summaryRef} />}
      <div className={form.isPage ? "form-layout" : "form-inside"}>
        <FormIntro form={form} />
        <form
          ref={formRef}
          className="form"
          method="post"
          action={form.action}
          encType={asked.some(({ kind }) => kind === "files") ? "multipart/form-data" : undefined}
          noValidate
          data-draft={form.name}
          aria-label={form.text.send}
          aria-busy={isLoading}
          {...on}
        >
          {above}
          {answer.key && <input type="hidden" name={KEY} value={answer.key} />}
          {answer.at !== null && <input type="hidden" name={SHOWN_AT} value={answer.at} />}
          {form.given.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {form.withFiles && <input type="hidden" name={ATTACH} value="on" />}
          {asked.map((field) =>
            field.kind === "files" ? (
              <div key={field.name}>{files}</div>
            ) : (
              <TypedField
                key={field.name}
                form={form}
                field={field}
                value={typed[field.name] ?? ""}
                error={errors[field.name]}
                note={answer.notes[field.name]}
              />
            ),
          )}
          <div className="form-trap" aria-hidden="true">
            <label htmlFor={`${form.id}-${HONEYPOT}`}>{words.honeypot}</label>
            <input id={`${form.id}-${HONEYPOT}`} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
          </div>
          <Consents form={form} typed={typed} errors={errors} hasFiles={hasFiles} isAwake={isAwake} />
          <div className="form-send">
            <button
              type="submit"
              className="button button-action"
              disabled={isBlocked}
              aria-busy={isLoading}
              aria-describedby={isBlocked ? missingId(form) : undefined}
            >
              {isLoading ? words.sending : form.text.send}
            </button>
            {missing && <MissingFields form={form} missing={missing} formRef={formRef} />}
          </div>
        </form>
      </div>
    </>
  );
}

/** In a link there is no room for another one, so our e-mail is left to the note at the field. */
function withNote(error: string, note: Note | undefined): string {
  return note && !note.isForEmail ? `${error}. ${note.text}` : error;
}

/** A refusal that is not about a field. */
function Told({ form, answer, summaryRef }: Pick<Props, "form" | "answer" | "summaryRef">) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- what came of the press is read first, without scripts too
    <div ref={summaryRef} className="message message-warning form-told" tabIndex={-1} autoFocus>
      <Icon name="alert" />
      <p>{answer.message}</p>
      <CallUs form={form} />
    </div>
  );
}
