import { defineWords } from "../../../i18n/use-words.tsx";
import type { FormText } from "../form-text.ts";
import { contactWords } from "./contact-words.server.ts";

export const vacancyWords = defineWords<FormText>({
  ru: {
    keywords: "отклик на вакансию, резюме, работа в центре диализа",
    title: "Откликнуться на вакансию",
    lead: "Нужны имя и телефон. Резюме можно приложить сразу или прислать позже.",
    steps: () => [
      "Отдел персонала прочитает отклик и позвонит, обычно в течение трёх рабочих дней.",
      "Пригласим в центр: познакомиться с коллегами и посмотреть на работу.",
    ],
    send: "Отправить отклик",
    success: "Отклик принят",
    next: () => "Отдел персонала прочитает отклик и позвонит вам, обычно в течение трёх рабочих дней.",
    failure: "Не удалось отправить отклик",
    labels: {
      ...contactWords.ru.labels,
      vacancy: "Вакансия",
      experience: "Опыт работы",
      message: "Сопроводительное письмо",
      resume: "Резюме",
    },
    hints: {
      phone: contactWords.ru.abroad,
      experience: "Например, медсестра реанимации, пять лет",
      resume: contactWords.ru.fileKinds,
    },
  },
  en: {
    keywords: "job application, CV, jobs at a dialysis centre",
    title: "Apply for a job",
    lead: "We need your name and phone number. You can attach a CV now or send it later.",
    steps: () => [
      "Our HR team reads your application and calls, usually within three working days.",
      "We invite you to a centre to meet the team and see the work.",
    ],
    send: "Send the application",
    success: "We have received your application",
    next: () => "Our HR team will read it and call you, usually within three working days.",
    failure: "Your application could not be sent",
    labels: {
      ...contactWords.en.labels,
      vacancy: "Vacancy",
      experience: "Work experience",
      message: "Covering letter",
      resume: "CV",
    },
    hints: {
      phone: contactWords.en.abroad,
      experience: "For example: intensive care nurse, five years",
      resume: contactWords.en.fileKinds,
    },
  },
});
