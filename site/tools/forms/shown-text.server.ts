import type { Subject } from "#contract/forms/form.ts";
import type { FormName } from "#contract/forms/forms.ts";
import type { Locale } from "#contract/locale.ts";
import { aboutWords } from "./about-words.server.ts";
import type { ShownText, Told } from "./form-text.ts";
import { formTexts } from "./form-texts.server.ts";

/** The texts of one form in one language; those of its subject take precedence. */
export function shownText(locale: Locale, name: FormName, subject?: Subject): ShownText {
  const { send, success, failure, labels, hints } = formTexts[name][locale];
  const { shown = {} } = (subject && aboutWords[locale][name]?.[subject]) ?? {};
  return {
    send,
    success,
    failure,
    labels: { ...labels, ...shown.labels },
    hints: { ...hints, ...shown.hints },
    options: shown.options ?? {},
  };
}

/** What happens after sending, and when. */
export function nextText(locale: Locale, name: FormName, subject: Subject | undefined, told: Told): string {
  return (subject && aboutWords[locale][name]?.[subject]?.next) ?? formTexts[name][locale].next(told);
}
