import type { ReactNode, Ref } from "react";
import type { Form } from "#contract/forms/form.ts";
import { forms } from "#contract/forms/forms.ts";
import { Icon } from "../../ui/icon.tsx";
import type { FormAnswer, FormProps, Further } from "./form-data.ts";
import { Urgent } from "./urgent.tsx";
import { useFormWords } from "./form-language.ts";

type Props = { form: FormProps; answer: FormAnswer; headingRef?: Ref<HTMLHeadingElement>; children?: ReactNode };

/** Success: the reference number, what happens next and when, how to reach us. */
export function SuccessView({ form, answer, headingRef, children }: Props) {
  const words = useFormWords();
  const { sent, lost } = answer;
  const { goal }: Form = forms[form.name];
  const Heading = form.isPage ? "h1" : "h2";
  return (
    <div
      className="form-result"
      data-sent={sent ? (sent.reference ?? "") : undefined}
      data-form={form.name}
      data-goal={goal}
    >
      <Icon name="check" />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what came of the press is read first, without scripts too */}
      <Heading ref={headingRef} tabIndex={-1} autoFocus>
        {form.text.success}
      </Heading>
      <p className="lead">{sent?.next}</p>
      {lost.length > 0 && (
        <p className="form-lost">
          <Icon name="alert" />
          <span>
            {words.lost(lost.join(", "))} {form.email && <a href={`mailto:${form.email}`}>{form.email}</a>}
          </span>
        </p>
      )}
      {sent && (sent.reference ?? sent.due ?? sent.phone) && (
        <dl className="form-facts">
          {sent.reference && (
            <>
              <dt>{words.reference}</dt>
              <dd className="nums">{sent.reference}</dd>
            </>
          )}
          {sent.due && (
            <>
              <dt>{words.due}</dt>
              <dd>{sent.due}</dd>
            </>
          )}
          {sent.phone && (
            <>
              <dt>{words.yourPhone}</dt>
              <dd className="nums">{sent.phone}</dd>
            </>
          )}
        </dl>
      )}
      {sent?.reference ? <p>{words.saveReference}</p> : <CallUs form={form} />}
      {sent?.reference && form.phone && (
        <p>
          {form.isMailOn ? words.changed : words.mailOff} <Phone {...form.phone} />
        </p>
      )}
      {form.further && <FurtherLinks further={form.further} />}
      <p className="form-actions">{children}</p>
      <Urgent locale={form.locale} />
    </div>
  );
}

function FurtherLinks({ further: { text, links } }: { further: Further }) {
  const words = useFormWords();
  return (
    <div className="form-meanwhile">
      <p>{text}</p>
      <ul className="chips">
        {links.map(({ title, href, isElsewhere }) => (
          <li key={href}>
            <a href={href} {...(isElsewhere && { target: "_blank", rel: "noopener" })}>
              {title}
              {isElsewhere && <span className="sr"> ({words.newTab})</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Failure: nothing typed is lost, and there is a number to call. */
export function FailureView({ form, answer, headingRef, children }: Props) {
  const words = useFormWords();
  const Heading = form.isPage ? "h1" : "h2";
  return (
    <div className="form-result form-failed" data-status={answer.status}>
      <Icon name="alert" />
      <Heading ref={headingRef} tabIndex={-1}>
        {form.text.failure}
      </Heading>
      <p className="lead">{answer.message ?? words.failed}</p>
      <CallUs form={form} />
      <p className="form-actions">{children}</p>
      <Urgent locale={form.locale} />
    </div>
  );
}

export function CallUs({ form: { phone } }: { form: FormProps }) {
  const { call } = useFormWords();
  if (!phone) return null;
  return (
    <p>
      {call} <Phone {...phone} />
    </p>
  );
}

/** A number that is answered on one day of the week is of no use without its hours. */
function Phone({ dialled, shown, hours }: NonNullable<FormProps["phone"]>) {
  return (
    <>
      <a className="tel" href={`tel:${dialled}`}>
        {shown}
      </a>
      {hours && `, ${hours}`}
    </>
  );
}
