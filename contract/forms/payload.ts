import type { FeedbackInput } from "../feedback.ts";
import { oneLine } from "../one-line.ts";
import { normalisePhone } from "../phone.ts";
import type { BoxAsk, Field, Form, Typed } from "./form.ts";
import { boxesOf, fieldsOf } from "./forms.ts";

/** What was typed, as POST /company/feedback takes it; an entry that is empty is left out. */
export function toPayload(
  form: Form,
  typed: Typed,
  { type, attaches, consents }: Pick<FeedbackInput, "type" | "attaches" | "consents">,
): FeedbackInput {
  const valueOf = ({ name, kind }: Field) => {
    const value = typed[name] ?? "";
    if (kind === "message") return value.trim();
    return kind === "phone" ? normalisePhone(oneLine(value)) : oneLine(value);
  };
  const fields = fieldsOf(form, typed["subject"]);
  const at = (place: Field["to"]) => {
    const field = fields.find(({ to }) => to === place);
    return field ? valueOf(field) : "";
  };
  const other = fields.flatMap((field) => {
    const value = typeof field.to === "object" ? valueOf(field) : "";
    return typeof field.to === "object" && value ? [{ title: field.to.entry, value }] : [];
  });
  return {
    caller: at("caller"),
    phone: at("phone"),
    email: at("email"),
    content: at("content"),
    type,
    attaches,
    extra: { other },
    consents,
  };
}

/** A payload as its form would have been filled in: so that the API asks the form's own check. */
export function toTyped(form: Form, payload: FeedbackInput): Typed {
  const values = form.fields.map(({ name, to }) => [name, valueAt(to, payload)] as const);
  const isGiven = ({ document, how, isIndispensable }: BoxAsk) =>
    !isIndispensable || payload.consents.some((one) => one.document === document && one.how === how);
  const ticks = boxesOf(form)
    .filter(isGiven)
    .map(({ box }) => [box, "on"] as const);
  return Object.fromEntries([...values, ...ticks]);
}

/** The key under which the API names what is wrong with a field. */
export function payloadKey(form: Form, name: string): string {
  if (boxesOf(form).some(({ box }) => box === name)) return "consents";
  const to = form.fields.find((field) => field.name === name)?.to ?? name;
  return typeof to === "string" ? to : `extra[other][${to.entry}]`;
}

/** The field that a key of the API's errors is about; none when the form does not ask for it. */
export function fieldOfKey(form: Form, key: string): string | undefined {
  const boxes = boxesOf(form);
  // Of the ticks the API asks for the indispensable one alone.
  if (key === "consents") return (boxes.find(({ isIndispensable }) => isIndispensable) ?? boxes[0])?.box;
  return form.fields.find(({ name }) => payloadKey(form, name) === key)?.name;
}

function valueAt(to: Field["to"], { caller, phone, email, content, extra }: FeedbackInput): string {
  if (typeof to === "object") return extra.other.find(({ title }) => title === to.entry)?.value ?? "";
  return to === "attaches" ? "" : { caller, phone, email, content }[to];
}
