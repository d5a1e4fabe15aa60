import type { Locale } from "#contract/locale.ts";
import { pageLocale } from "./browser-words.ts";

const GIVE_UP_MS = 15_000;

const unsent = {
  ru: "Ответ не\u00a0отправлен: нет связи. Попробуйте ещё раз.",
  en: "Your answer was not sent: there is no connection. Please try again.",
} satisfies Record<Locale, string>;

/**
 * Submits a form and shows the result from the response page: a status before it, and the next form in its place. If
 * sending fails, the fields keep their values.
 */
export async function answerInPlace(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (form.ariaBusy) return;
  form.ariaBusy = "true";
  const status = statusOf(form);
  // Emptied first, so that the same text is announced again.
  status.textContent = "";
  const answer = await send(form, submitter);
  form.ariaBusy = null;
  const next = answer?.page.querySelector<HTMLFormElement>("main form[method=post]") ?? null;
  const wrong = next?.querySelector<HTMLElement>("[aria-invalid=true]");
  if (next && wrong) {
    form.replaceWith(next);
    wrong.focus();
    return;
  }
  const textOf = (selector: string) => answer?.page.querySelector(`main ${selector}`)?.textContent ?? "";
  if (!answer?.isTaken) {
    status.textContent = textOf("[role=alert]") || unsent[pageLocale()];
    return;
  }
  status.textContent = `${textOf("h1")}. ${textOf(".lead")}`;
  // The pressed button is removed, and with it the focus.
  if (next) form.replaceWith(next);
  else form.remove();
  status.focus();
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    return { page, isTaken: response.ok };
  } catch {
    return null;
  }
}

function statusOf(form: HTMLFormElement): HTMLElement {
  const before = form.previousElementSibling;
  if (before instanceof HTMLElement && before.role === "status") return before;
  const status = document.createElement("p");
  status.role = "status";
  status.tabIndex = -1;
  form.before(status);
  return status;
}
