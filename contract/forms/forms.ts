import { keysOf } from "../typed-entries.ts";
import { locales } from "../locale.ts";
import { type BoxAsk, type ConsentAsk, type Form, type Typed } from "./form.ts";

const data = { document: "personal-data", how: "ticked", box: "consent" } as const satisfies ConsentAsk;
const agreement = { document: "agreement", how: "by-sending" } as const satisfies ConsentAsk;
/** One goal for all forms: which form was sent says something about health, and the counter need not know it. */
const goal = "form-sent";

/**
 * THE forms: their fields, which of them are required, and what the sender agrees to. The words are in the
 * dictionaries.
 */
export const forms = {
  appointment: {
    type: "appointment",
    subjects: ["dialysis", "consultation", "travel", "event"],
    fields: [
      { name: "caller", kind: "name", to: "caller", isRequired: true },
      { name: "phone", kind: "phone", to: "phone", isRequired: true },
      { name: "email", kind: "email", to: "email", isRequired: true },
      { name: "city", kind: "city", to: { entry: "City" }, isRequired: true },
      { name: "arrival", kind: "date", to: { detail: "Arrival" }, onlyAbout: "travel" },
      {
        name: "departure",
        kind: "date",
        to: { detail: "Departure" },
        onlyAbout: "travel",
        notBefore: "arrival",
      },
      { name: "days", kind: "line", to: { detail: "Days" }, onlyAbout: "travel" },
      { name: "sessions", kind: "count", to: { detail: "Sessions" }, onlyAbout: "travel" },
      { name: "home", kind: "line", to: { detail: "Home center" }, onlyAbout: "travel" },
      { name: "language", kind: "choice", options: locales, to: { detail: "Language" }, onlyAbout: "travel" },
      { name: "time", kind: "line", to: { detail: "Time" } },
      { name: "content", kind: "message", to: "content", isRequired: true },
      { name: "records", kind: "files", takes: "records", to: "attaches", isMultiple: true, onlyAbout: "travel" },
      { name: "subject", kind: "given", to: { detail: "Subject" } },
      { name: "center", kind: "given", to: { detail: "Center" } },
      { name: "event", kind: "given", to: { detail: "Event" } },
    ],
    consents: [
      data,
      { document: "health-data-consent", how: "ticked", box: "health", isIndispensable: true, isForFiles: true },
      agreement,
    ],
    isDisabledUntilFilled: true,
    goal,
  },
  question: {
    type: "question",
    subjects: ["dialysis", "consultation", "travel", "referral"],
    fields: [
      { name: "name", kind: "name", to: "caller", isRequired: true },
      { name: "phone", kind: "phone", to: "phone" },
      { name: "email", kind: "email", to: "email" },
      { name: "message", kind: "message", to: "content", isRequired: true },
      { name: "subject", kind: "given", to: { detail: "Subject" } },
      { name: "center", kind: "given", to: { entry: "Center" } },
    ],
    oneOf: ["phone", "email"],
    consents: [data, agreement],
    goal,
  },
  vacancy: {
    type: "vacancy",
    fields: [
      { name: "vacancy", kind: "vacancy", to: { entry: "Vacancy" } },
      { name: "name", kind: "name", to: "caller", isRequired: true },
      { name: "phone", kind: "phone", to: "phone", isRequired: true },
      { name: "experience", kind: "line", to: { entry: "Experience" } },
      { name: "message", kind: "message", to: "content" },
      { name: "resume", kind: "files", to: "attaches" },
      { name: "center", kind: "given", to: { entry: "Center" } },
    ],
    consents: [{ document: "vacancy", how: "ticked", box: "consent" }, agreement],
    isAboutWork: true,
    goal,
  },
  "quality-control": {
    type: "quality-control",
    fields: [
      { name: "name", kind: "name", to: "caller", isRequired: true },
      { name: "phone", kind: "phone", to: "phone" },
      { name: "email", kind: "email", to: "email" },
      { name: "centre", kind: "center", to: { entry: "Center" }, isRequired: true },
      { name: "message", kind: "message", to: "content", isRequired: true },
    ],
    oneOf: ["phone", "email"],
    consents: [data, agreement],
    goal,
  },
  review: {
    type: "review",
    fields: [
      { name: "name", kind: "name", to: "caller", isRequired: true },
      { name: "phone", kind: "phone", to: "phone" },
      { name: "email", kind: "email", to: "email" },
      { name: "centre", kind: "center", to: { entry: "Center" }, isRequired: true },
      { name: "message", kind: "message", to: "content", isRequired: true },
    ],
    consents: [data, { document: "publication", how: "ticked", box: "publication", isIndispensable: true }, agreement],
    goal,
  },
  callback: {
    type: "default",
    fields: [
      { name: "caller", kind: "name", to: "caller", isRequired: true },
      { name: "phone", kind: "phone", to: "phone", isRequired: true },
      { name: "email", kind: "email", to: "email", isRequired: true },
      { name: "content", kind: "message", to: "content" },
      { name: "files", kind: "files", to: "attaches", isMultiple: true, isOnRequest: true },
    ],
    consents: [data, agreement],
    goal,
  },
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof forms;
export const formNames = keysOf(forms);

export function isFormName(name: string | undefined): name is FormName {
  return formNames.some((known) => known === name);
}

/** The fields to show: some only for one subject. */
export function fieldsOf(form: Form, subject?: string): Form["fields"] {
  return form.fields.filter(({ onlyAbout }) => !onlyAbout || onlyAbout === subject);
}

/** The consents to ask for; some only if files are attached. */
export function boxesOf(form: Form, typed?: Typed): BoxAsk[] {
  const hasFiles = !typed || form.fields.some(({ kind, name }) => kind === "files" && typed[name]);
  return form.consents.filter((ask) => ask.how === "ticked").filter(({ isForFiles }) => hasFiles || !isForFiles);
}

/** The form that sends this type. */
export function formOfType(type: Form["type"]): Form {
  const form = Object.values<Form>(forms).find((one) => one.type === type);
  if (!form) throw new Error(`No form sends ${type}`);
  return form;
}
