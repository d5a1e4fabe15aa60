import { countCharacters } from "../characters.ts";
import { moscowDay } from "../moscow-day.ts";
import { oneLine } from "../one-line.ts";
import { isPhone, normalisePhone } from "../phone.ts";
import { textLines } from "../text-lines.ts";
import {
  type ConsentBox,
  type Field,
  type Form,
  MAX_EMAIL,
  MAX_LINE,
  MAX_MESSAGE,
  MAX_NAME,
  type Typed,
} from "./form.ts";
import { boxesOf, fieldsOf } from "./forms.ts";
import type { FormError } from "./form-errors.ts";

export type FormErrors = Record<string, FormError>;

/** Errors by field. The same in the browser, in the page's action and in the API. Days are Moscow's. */
export function check(form: Form, typed: Typed, now: number = Date.now()): FormErrors {
  const errors: FormErrors = {};
  for (const field of fieldsOf(form, typed["subject"])) {
    const error = faultOf(field, typed, now);
    if (error) errors[field.name] = error;
  }
  const [first, second] = form.oneOf ?? [];
  if (first && second && !errors[first] && isEmpty(typed[first]) && isEmpty(typed[second])) {
    errors[first] = "contactMissing";
  }
  for (const { box } of boxesOf(form, typed)) if (!typed[box]) errors[box] = unticked[box];
  return errors;
}

const missing: Record<Field["kind"], FormError> = {
  name: "nameMissing",
  phone: "phoneMissing",
  email: "emailMissing",
  city: "cityMissing",
  center: "centerMissing",
  vacancy: "required",
  message: "messageMissing",
  line: "required",
  date: "required",
  count: "required",
  choice: "required",
  files: "required",
  given: "required",
};

const unticked: Record<ConsentBox, FormError> = {
  consent: "consent",
  health: "health",
  publication: "publication",
};

const most: Partial<Record<Field["kind"], number>> = {
  name: MAX_NAME,
  email: MAX_EMAIL,
  line: MAX_LINE,
  choice: MAX_LINE,
  city: MAX_LINE,
  center: MAX_LINE,
  vacancy: MAX_LINE,
  given: MAX_LINE,
  message: MAX_MESSAGE,
};

function faultOf(field: Field, typed: Typed, now: number): FormError | undefined {
  const { name, kind, isRequired, options, notBefore = name } = field;
  const given = typed[name] ?? "";
  const value = kind === "message" ? textLines(given) : oneLine(given);
  if (isEmpty(value)) return isRequired && missing[kind];
  if (kind === "phone" && !isPhone(normalisePhone(value))) return "phoneWrong";
  if (kind === "email" && !isEmail(value)) return "emailWrong";
  if (kind === "date") return faultOfDay(value, oneLine(typed[notBefore] ?? ""), moscowDay(now));
  if (kind === "count" && !/^(?:[1-9]\d?|100)$/.test(value)) return "countWrong";
  if (options && !options.includes(value)) return "refused";
  return countCharacters(value) > (most[kind] ?? Infinity)
    ? kind === "message"
      ? "messageLong"
      : "lineLong"
    : undefined;
}

function faultOfDay(day: string, earliest: string, today: string): FormError | undefined {
  if (!isDay(day)) return "dateWrong";
  if (day < earliest) return "dateEarly";
  return day < today ? "datePast" : undefined;
}

/** Invisible characters alone count as empty. */
function isEmpty(value = ""): boolean {
  return oneLine(value) === "";
}

/** Names and domains of any alphabet, without characters that have a meaning in mail headers. */
function isEmail(email: string): boolean {
  const [name = "", domain = "", ...rest] = email.split("@");
  const isName = /^[^\s<>(),;:"[\]\\.]+(\.[^\s<>(),;:"[\]\\.]+)*$/u.test(name);
  const isDomain = /^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u.test(domain);
  return rest.length === 0 && isName && isDomain;
}

function isDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true;
}
