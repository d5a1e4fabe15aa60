import type { FeedbackInput } from "../feedback.ts";
import { oneLine } from "../one-line.ts";
import { normalisePhone } from "../phone.ts";
import { textLines } from "../text-lines.ts";
import { entriesOf, messageOf, withDetails } from "./details.ts";
import type { BoxAsk, Field, Form, Typed } from "./form.ts";
import { boxesOf, fieldsOf } from "./forms.ts";

/** The typed values as the payload of POST /company/feedback; empty entries are left out. */
export function toPayload(
  form: Form,
  typed: Typed,
  { type, attaches, consents }: Pick<FeedbackInput, "type" | "attaches" | "consents">,
): FeedbackInput {
  const valueOf = ({ name, kind }: Field) => {
    const value = typed[name] ?? "";
    if (kind === "message") return textLines(value);
    return kind === "phone" ? normalisePhone(oneLine(value)) : oneLine(value);
  };
  const fields = fieldsOf(form, typed["subject"]);
  const at = (place: Field["to"]) => {
    const field = fields.find(({ to }) => to === place);
    return field ? valueOf(field) : "";
  };
  const entries = (key: "entry" | "detail") =>
    fields.flatMap((field) => {
      const title = titleOf(field.to, key);
      const value = title && valueOf(field);
      return title && value ? [{ title, value }] : [];
    });
  const details = entries("detail");
  return {
    caller: at("caller"),
    phone: at("phone"),
    email: at("email"),
    content: withDetails(at("content"), details),
    type,
    attaches,
    extra: { other: entries("entry") },
    details,
    consents,
  };
}

/** The reverse: a payload as typed values, so that the API can use the form's own check. */
export function toTyped(form: Form, payload: FeedbackInput): Typed {
  const values = form.fields.map(({ name, to }) => [name, valueAt(to, payload)] as const);
  const isGiven = ({ document, how, isIndispensable }: BoxAsk) =>
    !isIndispensable || payload.consents.some((one) => one.document === document && one.how === how);
  const ticks = boxesOf(form)
    .filter(isGiven)
    .map(({ box }) => [box, "on"] as const);
  return Object.fromEntries([...values, ...ticks]);
}

/** The key under which the API reports errors of a field. */
export function payloadKey(form: Form, name: string): string {
  if (boxesOf(form).some(({ box }) => box === name)) return "consents";
  const to = form.fields.find((field) => field.name === name)?.to ?? name;
  if (typeof to === "string") return to;
  return "entry" in to ? `extra[other][${to.entry}]` : `details[${to.detail}]`;
}

/** The field that a key of the API's errors is about; undefined if the form does not ask for it. */
export function fieldOfKey(form: Form, key: string, typed?: Typed): string | undefined {
  const boxes = boxesOf(form, typed);
  // Of the consents, the API requires only the indispensable one.
  if (key === "consents") return (boxes.find(({ isIndispensable }) => isIndispensable) ?? boxes[0])?.box;
  return form.fields.find(({ name }) => payloadKey(form, name) === key)?.name;
}

function titleOf(to: Field["to"], key?: "entry" | "detail"): string | undefined {
  if (typeof to === "string") return undefined;
  if ("entry" in to) return key === "detail" ? undefined : to.entry;
  return key === "entry" ? undefined : to.detail;
}

function valueAt(to: Field["to"], payload: FeedbackInput): string {
  if (to === "attaches") return payload.attaches.join(" ");
  if (to === "content") return messageOf(payload);
  if (typeof to === "string") return payload[to];
  return entriesOf(payload).find(({ title }) => title === titleOf(to))?.value ?? "";
}
