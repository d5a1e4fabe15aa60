import type { Context } from "hono";
import { html } from "hono/html";
import { failure } from "#api/failure.ts";
import { defaultLocale, isLocale, type Locale, splitLocale } from "#contract/locale.ts";
import { formatPhone } from "#contract/phone.ts";
import { defaultPhones } from "#site/parts/company/defaults.ts";

import { plainPage } from "./plain-page.ts";

/** `busy`: the server is overloaded. `tooOften`: this address has exceeded its rate limit. */
type Reason = "busy" | "tooOften";

/** Refuses a request in the visitor's language and format: when to try again, and whom to call meanwhile. */
export async function refuseForOverload(c: Context, reason: Reason, retryAfter: number): Promise<Response> {
  const isApi = isApiPath(c.req.path);
  const locale = localeOf(c, isApi);
  const phone = formatPhone(defaultPhones[locale]) ?? defaultPhones[locale];
  const told = failure(reason, locale);
  const response =
    isApi || c.req.header("accept")?.startsWith("application/json")
      ? Response.json({ ...told, message: `${told.message}: ${phone}` }, { status: told.status })
      : await c.html(sorryPage(reason, locale, { phone, isPost: c.req.method === "POST" }), told.status as 429 | 503);
  response.headers.set("Retry-After", String(retryAfter));
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("Content-Language", locale);
  return response;
}

export function isApiPath(path: string): boolean {
  return /^\/api(\/|$)/.test(path);
}

function localeOf(c: Context, isApi: boolean): Locale {
  const asked = c.req.header("x-locale");
  return isApi ? (isLocale(asked) ? asked : defaultLocale) : splitLocale(c.req.path).locale;
}

function sorryPage(reason: Reason, locale: Locale, { phone, isPost }: { phone: string; isPost: boolean }) {
  const { title, text, again, call, urgent } = words[locale];
  const what = isPost ? text.post : text[reason];
  return plainPage(
    locale,
    title[reason],
    html`<h1>${title[reason]}</h1>
      <p>${what}</p>
      ${isPost ? "" : html`<p><a href="">${again}</a></p>`}
      <p>${call} <a href="tel:${phone.replaceAll(/[^\d+]/g, "")}">${phone}</a></p>
      <p>${urgent}</p>`,
  );
}

const words = {
  ru: {
    title: { busy: "Сейчас на сайте слишком много посетителей", tooOften: "Слишком много запросов подряд" },
    text: {
      busy: "Страница не успела открыться. Попробуйте ещё раз через несколько секунд.",
      tooOften: "Подождите минуту и попробуйте ещё раз.",
      post: "Отправить не получилось. Вернитесь назад, подождите несколько секунд и отправьте ещё раз.",
    },
    again: "Открыть ещё раз",
    call: "Или позвоните нам:",
    urgent: "Если нужна срочная помощь, звоните 103 или 112.",
  },
  en: {
    title: { busy: "The site has too many visitors right now", tooOften: "Too many requests in a row" },
    text: {
      busy: "The page could not be opened in time. Please try again in a few seconds.",
      tooOften: "Please wait a minute and try again.",
      post: "It could not be sent. Go back, wait a few seconds and send it again.",
    },
    again: "Open it again",
    call: "Or call us:",
    urgent: "If it is urgent, call 103 or 112.",
  },
};
