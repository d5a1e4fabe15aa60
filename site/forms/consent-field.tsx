import { type ConsentAsk, CONSENT, type Form } from "#contract/forms/form.ts";
import { forms } from "#contract/forms/forms.ts";
import { FieldError } from "./field-frame.tsx";
import { type FormProps, versionField } from "./form-data.ts";
import { useFormWords } from "./form-language.ts";

/** What the visitor agrees to: by a tick of its own, which is never there before, and by sending. */
export function Consents({ form, error }: { form: FormProps; error: string | undefined }) {
  const words = useFormWords();
  const { consents }: Form = forms[form.name];
  const ticked = consents.find(({ how }) => how === "ticked");
  const bySending = consents.find(({ how }) => how === "by-sending");
  const id = `${form.id}-${CONSENT}`;
  return (
    <>
      {consents.map(({ document }) => (
        <input
          key={document}
          type="hidden"
          name={versionField(document)}
          defaultValue={form.documents[document].version}
        />
      ))}
      {ticked && (
        <div className="field">
          <label className="check">
            <input
              id={id}
              name={CONSENT}
              type="checkbox"
              {...(error && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
            />
            <span>
              {/* One text: of a space by itself the box's name would lose the space. */}
              {`${words.consents[ticked.document].before} `}
              <DocumentLink form={form} document={ticked.document} text={words.consents[ticked.document].link} />
            </span>
          </label>
          <FieldError id={id} error={error} />
        </div>
      )}
      <p className="form-small">
        {bySending && (
          <>
            {words.bySending.before(words.forms[form.name].send)}{" "}
            <DocumentLink form={form} document={bySending.document} text={words.bySending.link} />.{" "}
          </>
        )}
        <NewTab className="alone" href={form.policy} text={words.policy} note={words.newTab} />
      </p>
    </>
  );
}

function DocumentLink({ form, document, text }: { form: FormProps; document: ConsentAsk["document"]; text: string }) {
  return <NewTab href={form.documents[document].href} text={text} note={useFormWords().newTab} />;
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
