import type { Subject } from "#contract/forms/form.ts";
import type { FormName } from "#contract/forms/forms.ts";
import type { Locale } from "#contract/locale.ts";
import { defineWords } from "../../i18n/use-words.tsx";
import { aboutWords } from "./about-words.server.ts";

type Intro = { title: string; lead: string };
type Steps = (hours: string) => string[];
type IntroWords = {
  /** What happens next, once it is sent; each says who does it and when. */
  forms: Record<FormName, Intro & { steps: Steps }>;
  /** Who reads it, by name and position. */
  answeredBy: (who: string) => string;
  /** What a form may be about. */
  subjects: Record<Subject, string>;
};

/** What a form begins with. The server says it, so none of it travels with the island. */
export const introWords = defineWords<IntroWords>({
  ru: {
    answeredBy: (who) => `Вам ответит ${who}.`,
    forms: {
      appointment: {
        title: "Оставить заявку",
        lead: "Оставьте контакты, и координатор перезвонит: подберёт центр и смену, поможет с документами.",
        steps: (hours) => [
          `Координатор перезвонит в течение двух часов. Звоним ${hours} по московскому времени.`,
          "Вместе выберем центр и смену и скажем, какие документы взять.",
          "Вас встретят у входа и проводят в зал.",
        ],
      },
      question: {
        title: "Задать вопрос",
        lead: "Спросите о диализе, документах или центрах. Ответит врач или медсестра.",
        steps: () => [
          "Вопрос прочитает врач или медсестра.",
          "Ответим по телефону или письмом, обычно в течение одного рабочего дня.",
        ],
      },
      vacancy: {
        title: "Откликнуться на вакансию",
        lead: "Нужны имя и телефон. Резюме можно приложить сразу или прислать позже.",
        steps: () => [
          "Отдел персонала прочитает отклик и позвонит, обычно в течение трёх рабочих дней.",
          "Пригласим в центр: познакомиться с коллегами и посмотреть на работу.",
        ],
      },
      "quality-control": {
        title: "Написать директору по качеству",
        lead: "Директор по качеству читает каждое обращение сама и отвечает не позже чем через 72 часа.",
        steps: () => [
          "Обращение сразу попадает к директору по качеству.",
          "Она разберётся в центре и ответит вам не позже чем через 72 часа.",
          "На ваше лечение обращение не повлияет.",
        ],
      },
      review: {
        title: "Оставить отзыв",
        lead: "Расскажите, как вас лечат: это поможет другим пациентам и нам самим.",
        steps: () => [
          "Мы прочитаем отзыв, обычно в течение трёх рабочих дней.",
          "Опубликуем его без телефона и почты, фамилию сократим до первой буквы.",
        ],
      },
      callback: {
        title: "Заказать звонок",
        lead: "Оставьте номер, и мы перезвоним сами.",
        steps: (hours) => [
          `Координатор перезвонит в течение двух часов. Звоним ${hours} по московскому времени.`,
          "Ответит на вопросы и подскажет, с чего начать.",
        ],
      },
    },
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
    forms: {
      appointment: {
        title: "Send a request",
        lead: "A coordinator will call you back, find a centre and a shift, and help with the documents.",
        steps: (hours) => [
          `A coordinator calls you back within two hours. We call ${hours}, Moscow time.`,
          "Together we choose a centre and a shift, and tell you which documents to bring.",
          "You are met at the entrance and shown to the treatment room.",
        ],
      },
      question: {
        title: "Ask a question",
        lead: "Ask about dialysis, documents or our centres. A doctor or a nurse will reply.",
        steps: () => [
          "A doctor or a nurse reads your question.",
          "We reply by phone or e-mail, usually within one working day.",
        ],
      },
      vacancy: {
        title: "Apply for a job",
        lead: "We need your name and phone number. You can attach a CV now or send it later.",
        steps: () => [
          "Our HR team reads your application and calls, usually within three working days.",
          "We invite you to a centre to meet the team and see the work.",
        ],
      },
      "quality-control": {
        title: "Write to the quality director",
        lead: "The quality director reads every message herself and replies within 72 hours.",
        steps: () => [
          "Your message goes straight to the quality director.",
          "She looks into it with the centre and replies to you within 72 hours.",
          "It will not affect your treatment.",
        ],
      },
      review: {
        title: "Leave a review",
        lead: "Tell us about your care: it helps other patients, and us.",
        steps: () => [
          "We read your review, usually within three working days.",
          "We publish it without your phone and e-mail, and shorten your surname to its first letter.",
        ],
      },
      callback: {
        title: "Request a call back",
        lead: "Leave your number and we will call you.",
        steps: (hours) => [
          `A coordinator calls you back within two hours. We call ${hours}, Moscow time.`,
          "They answer your questions and tell you where to start.",
        ],
      },
    },
    subjects: {
      dialysis: "Request dialysis",
      consultation: "Request a consultation",
      travel: "Request guest dialysis",
      referral: "Refer a patient",
      event: "Sign up for an event",
    },
  },
});

/** A form with words of its own for the subject goes by it, every other by its name. */
export function introOf(locale: Locale, name: FormName, subject?: Subject): Intro & { steps: Steps } {
  const { forms, subjects } = introWords[locale];
  const about = subject && aboutWords[locale][name]?.[subject];
  return { ...forms[name], ...(about && { title: subjects[subject], ...about.intro }) };
}
