import { type ConsentDocument, type Form } from "#contract/forms/form.ts";
import { forms } from "#contract/forms/forms.ts";
import { filesFieldOf } from "./asked-fields.ts";
import { FieldError } from "./field-frame.tsx";
import { type FormAnswer, type FormProps, versionField } from "./form-data.ts";
import { useFormWords } from "./form-language.ts";

type Props = Pick<FormAnswer, "typed" | "errors"> & { form: FormProps; hasFiles: boolean; isAwake: boolean };

/**
 * The consents: boxes that are never ticked in advance, and the agreement by sending. The box for files appears with
 * the first file; without scripts it is always there. A form that came back keeps the ticks that were sent with it.
 */
export function Consents({ form, typed, errors, hasFiles, isAwake }: Props) {
  const words = useFormWords();
  const data: Form = forms[form.name];
  const mayHaveFiles = hasFiles || (!isAwake && filesFieldOf(form) !== undefined);
  const asks = data.consents.filter((ask) => mayHaveFiles || ask.how !== "ticked" || !ask.isForFiles);
  return (
    <>
      {asks.map(({ document }) => (
        <input
          key={document}
          type="hidden"
          name={versionField(document)}
          defaultValue={form.documents[document]?.version}
        />
      ))}
      {asks.map((ask) => {
        if (ask.how !== "ticked") return null;
        const { document, box, isForFiles } = ask;
        const id = `${form.id}-${box}`;
        const error = errors[box];
        // If the box appeared with a file, its purpose is clear.
        const hint = hasFiles ? undefined : form.text.hints[box];
        const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
        return (
          <div key={box} className={isForFiles && !hasFiles ? "field form-for-files" : "field"}>
            <label className="check">
              <input
                id={id}
                name={box}
                type="checkbox"
                defaultChecked={typed[box] === "on"}
                {...(described && { "aria-describedby": described })}
                {...(error && { "aria-invalid": true })}
              />
              <span>
                {/* One text node: a separate space would be lost from the box's accessible name. */}
                {`${words.consents.before} `}
                <DocumentLink form={form} document={document} text={words.consents[document]} />
              </span>
            </label>
            {hint && (
              <p className="hint" id={`${id}-hint`}>
                {hint}
              </p>
            )}
            <FieldError id={id} error={error} />
          </div>
        );
      })}
      <p className="form-small">
        {words.bySending.before(form.text.send)}{" "}
        <DocumentLink form={form} document="agreement" text={words.bySending.link} />. {words.more}{" "}
        <NewTab href={form.policy} text={words.policy} note={words.newTab} />.
      </p>
    </>
  );
}

function DocumentLink({ form, document, text }: { form: FormProps; document: ConsentDocument; text: string }) {
  return <NewTab href={form.documents[document]?.href ?? form.policy} text={text} note={useFormWords().newTab} />;
}

/** Opens a new tab, so that typed values are not lost. */
function NewTab({ text, note, ...link }: { href: string; text: string; note: string }) {
  return (
    <a {...link} target="_blank" rel="noopener">
      {text}
      <span className="sr"> ({note})</span>
    </a>
  );
}
