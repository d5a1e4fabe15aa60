import { defineWords } from "../../../i18n/use-words.tsx";
import type { FormText } from "../form-text.ts";
import { contactWords } from "./contact-words.server.ts";

export const callbackWords = defineWords<FormText>({
  ru: {
    keywords: "заказать звонок, обратный звонок, центр диализа",
    title: "Заказать звонок",
    lead: "Оставьте номер, и мы перезвоним сами.",
    steps: (hours) => [
      `Координатор перезвонит в течение двух часов. Звоним ${hours} по московскому времени.`,
      "Ответит на вопросы и подскажет, с чего начать.",
    ],
    send: "Жду звонка",
    success: "Спасибо, мы перезвоним",
    next: ({ hours }) =>
      `Координатор перезвонит вам в течение двух часов. Звоним ${hours} по московскому времени, на ночные заявки отвечаем утром.`,
    failure: "Не удалось отправить заявку на звонок",
    labels: { ...contactWords.ru.labels, content: "О чём хотите поговорить", files: "Файлы" },
    hints: {
      phone: contactWords.ru.abroad,
      email: contactWords.ru.whyEmail,
      files: `${contactWords.ru.fileKinds} каждый`,
    },
  },
  en: {
    keywords: "request a call, call back, dialysis centre",
    title: "Request a call back",
    lead: "Leave your number and we will call you.",
    steps: (hours) => [
      `A coordinator calls you back within two hours. We call ${hours}, Moscow time.`,
      "They answer your questions and tell you where to start.",
    ],
    send: "Call me",
    success: "Thank you, we will call you",
    next: ({ hours }) =>
      `A coordinator will call you back within two hours. We call ${hours}, Moscow time; if you write at night, we will call in the morning.`,
    failure: "Your request could not be sent",
    labels: { ...contactWords.en.labels, content: "What would you like to talk about?", files: "Files" },
    hints: {
      phone: contactWords.en.abroad,
      email: contactWords.en.whyEmail,
      files: `${contactWords.en.fileKinds} each`,
    },
  },
});
