import type { Subject } from "#contract/forms/form.ts";
import type { FormName } from "#contract/forms/forms.ts";
import type { Locale } from "#contract/locale.ts";
import { defineWords } from "../../i18n/use-words.tsx";
import { aboutWords } from "./about-words.server.ts";
import type { FormText } from "./form-text.ts";
import { formTexts } from "./form-texts.server.ts";

type IntroWords = {
  /** The reader's name and position. */
  answeredBy: (who: string) => string;
  /** The subjects of a form. */
  subjects: Record<Subject, string>;
};

/** The texts of a form's header. Only on the server, so that the island does not load them. */
export const introWords = defineWords<IntroWords>({
  ru: {
    answeredBy: (who) => `Вам ответит ${who}.`,
    subjects: {
      dialysis: "Записаться на диализ",
      consultation: "Записаться на консультацию",
      travel: "Диализ в поездке",
      referral: "Направить пациента",
      event: "Записаться на встречу",
    },
  },
  en: {
    answeredBy: (who) => `You will hear from ${who}.`,
    subjects: {
      dialysis: "Request dialysis",
      consultation: "Request a consultation",
      travel: "Request guest dialysis",
      referral: "Refer a patient",
      event: "Sign up for an event",
    },
  },
});

/** A form with its own texts for the subject is named by the subject, every other by its own name. */
export function introOf(
  locale: Locale,
  name: FormName,
  subject?: Subject,
): Pick<FormText, "title" | "lead" | "steps" | "keywords"> {
  const about = subject && aboutWords[locale][name]?.[subject];
  return {
    ...formTexts[name][locale],
    ...(about && { title: introWords[locale].subjects[subject], ...about.intro }),
  };
}
