import { type ConsentDocument, type Form } from "#contract/forms/form.ts";
import { boxesOf, forms } from "#contract/forms/forms.ts";
import { FieldError } from "./field-frame.tsx";
import { type FormProps, versionField } from "./form-data.ts";
import { useFormWords } from "./form-language.ts";

/** What the visitor agrees to: by ticks that are never there before, and the agreement by sending. */
export function Consents({ form, errors }: { form: FormProps; errors: Record<string, string> }) {
  const words = useFormWords();
  const data: Form = forms[form.name];
  return (
    <>
      {data.consents.map(({ document }) => (
        <input
          key={document}
          type="hidden"
          name={versionField(document)}
          defaultValue={form.documents[document]?.version}
        />
      ))}
      {boxesOf(data).map(({ document, box }) => {
        const id = `${form.id}-${box}`;
        const error = errors[box];
        return (
          <div key={box} className="field">
            <label className="check">
              <input
                id={id}
                name={box}
                type="checkbox"
                {...(error && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
              />
              <span>
                {/* One text: of a space by itself the box's name would lose the space. */}
                {`${words.consents.before} `}
                <DocumentLink form={form} document={document} text={words.consents[document]} />
              </span>
            </label>
            <FieldError id={id} error={error} />
          </div>
        );
      })}
      <p className="form-small">
        {words.bySending.before(words.forms[form.name].send)}{" "}
        <DocumentLink form={form} document="agreement" text={words.bySending.link} />.{" "}
        <NewTab className="alone" href={form.policy} text={words.policy} note={words.newTab} />
      </p>
    </>
  );
}

function DocumentLink({ form, document, text }: { form: FormProps; document: ConsentDocument; text: string }) {
  return <NewTab href={form.documents[document]?.href ?? form.policy} text={text} note={useFormWords().newTab} />;
}

/** In a tab of its own: whoever reads it comes back to what was typed. */
function NewTab({ text, note, ...link }: { href: string; className?: string; text: string; note: string }) {
  return (
    <a {...link} target="_blank" rel="noopener">
      {text}
      <span className="sr"> ({note})</span>
    </a>
  );
}
