import type { Subject } from "#contract/forms/form.ts";
import type { FormName } from "#contract/forms/forms.ts";
import { defineWords } from "../i18n/words.tsx";

type Intro = { title: string; lead: string };
type IntroWords = {
  forms: Record<FormName, Intro>;
  /** An appointment is named by what it is for. */
  subjects: Record<Subject, string>;
};

/** What a form begins with. The server says it, so none of it travels with the island. */
export const introWords = defineWords<IntroWords>({
  ru: {
    forms: {
      appointment: {
        title: "Оставить заявку",
        lead: "Оставьте контакты, и координатор перезвонит: подберёт центр и смену, поможет с документами.",
      },
      question: {
        title: "Задать вопрос",
        lead: "Спросите о диализе, документах или центрах. Ответит врач или медсестра.",
      },
      vacancy: {
        title: "Откликнуться на вакансию",
        lead: "Нужны имя и телефон. Резюме можно приложить сразу или прислать позже.",
      },
      "quality-control": {
        title: "Написать директору по качеству",
        lead: "Директор по качеству читает каждое обращение сама и отвечает не позже чем через 72 часа.",
      },
      review: { title: "Оставить отзыв", lead: "Расскажите, как вас лечат: это поможет другим пациентам и нам самим." },
      callback: { title: "Заказать звонок", lead: "Оставьте номер, и мы перезвоним сами." },
    },
    subjects: {
      dialysis: "Записаться на диализ",
      consultation: "Записаться на консультацию",
      travel: "Диализ в поездке",
    },
  },
  en: {
    forms: {
      appointment: {
        title: "Send a request",
        lead: "A coordinator will call you back, find a centre and a shift, and help with the documents.",
      },
      question: {
        title: "Ask a question",
        lead: "Ask about dialysis, documents or our centres. A doctor or a nurse will reply.",
      },
      vacancy: {
        title: "Apply for a job",
        lead: "We need your name and phone number. You can attach a CV now or send it later.",
      },
      "quality-control": {
        title: "Write to the quality director",
        lead: "The quality director reads every message herself and replies within 72 hours.",
      },
      review: { title: "Leave a review", lead: "Tell us about your care: it helps other patients, and us." },
      callback: { title: "Request a call back", lead: "Leave your number and we will call you." },
    },
    subjects: {
      dialysis: "Request dialysis",
      consultation: "Request a consultation",
      travel: "Request guest dialysis",
    },
  },
});

/** An appointment goes by its subject, every other form by its name. */
export function introOf(words: IntroWords, name: FormName, subject?: string): Intro {
  const { title, lead } = words.forms[name];
  const isSubject = name === "appointment" && subject !== undefined && Object.hasOwn(words.subjects, subject);
  return { title: isSubject ? words.subjects[subject as Subject] : title, lead };
}
