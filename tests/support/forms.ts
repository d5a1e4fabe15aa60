import type { FormName } from "#contract/forms/forms.ts";
import { textContent } from "domutils";
import { all, attributes, type Html, text } from "./read-html.ts";

const contact = { phone: "8 (916) 123-45-67", email: "anna@mail.example" };

/** Every form as a visitor fills it in. */
export const filled = {
  appointment: { caller: "Анна", ...contact, city: "Казань", content: "Нужен диализ", consent: "on" },
  question: { name: "Анна", email: contact.email, message: "Можно ли прийти в гости?", consent: "on" },
  vacancy: { name: "Анна", phone: contact.phone, experience: "Пять лет", consent: "on" },
  "quality-control": {
    name: "Анна",
    phone: contact.phone,
    centre: "kazan-rodnikovaya",
    message: "Долго ждала",
    consent: "on",
  },
  review: { name: "Анна", centre: "kazan-rodnikovaya", message: "Спасибо", consent: "on", publication: "on" },
  callback: { caller: "Анна", ...contact, consent: "on" },
} satisfies Record<FormName, Record<string, string>>;

/** The value of a field of the page's form. */
export function valueIn(html: Html, name: string): string | undefined {
  const [field] = all(html, `form.form [name="${name}"]`);
  if (field?.name === "textarea") return textContent(field);
  if (field?.attribs["type"] === "checkbox") return "checked" in field.attribs ? "on" : undefined;
  return field?.name === "select" ? attributes(field, "option[selected]", "value")[0] : field?.attribs["value"];
}

/** The error message of a field of the page's form. */
export function errorAt(html: Html, name: string): string {
  return text(html, `#form-${name}-error`);
}

/** The reference of the submission. */
export function referenceIn(html: Html): string | undefined {
  return attributes(html, "[data-sent]", "data-sent")[0];
}

let visitors = 0;

/**
 * A post as a browser without scripts makes it: multipart if there is a file. Each from its own address, if the server
 * trusts that.
 */
export async function postForm(
  origin: string,
  path: string,
  fields: Record<string, string | Blob>,
  init: RequestInit = {},
) {
  const entries = Object.entries(fields);
  const body = new FormData();
  for (const [name, value] of entries) body.set(name, value);
  const isPlain = entries.every(([, value]) => typeof value === "string");
  const response = await fetch(origin + path, {
    method: "POST",
    redirect: "manual",
    ...init,
    headers: {
      Origin: origin,
      "X-Forwarded-For": `203.0.113.${++visitors % 256}`,
      ...(init.headers as Record<string, string>),
    },
    body: isPlain ? new URLSearchParams(entries as [string, string][]) : body,
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
