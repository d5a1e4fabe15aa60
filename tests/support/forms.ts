import type { FormName } from "#contract/forms/forms.ts";

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

/** Boxes are never ticked in a page that comes back. */
export function isTick(field: string): boolean {
  return ["consent", "health", "publication"].includes(field);
}

/** What a form carries that nobody types. */
export function hiddenIn(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name = "", value = ""]) => [name, value]));
}

/** What stands in a field of the page. */
export function valueIn(html: string, name: string): string | undefined {
  const form = /<form class="form"[^]*<\/form>/.exec(html)?.[0] ?? "";
  const chosen = new RegExp(`<select[^>]* name="${name}"[^]*?<option value="([^"]*)" selected`).exec(form);
  const written = new RegExp(`<textarea[^>]* name="${name}"[^>]*>([^<]*)<`).exec(form);
  const typed = new RegExp(`<input[^>]* name="${name}" value="([^"]*)"`).exec(form);
  return (chosen ?? written ?? typed)?.[1];
}

let visitors = 0;

/** A post as a browser without scripts makes it: multipart where a file is in it. Each from an address of its own, where the server believes it. */
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
