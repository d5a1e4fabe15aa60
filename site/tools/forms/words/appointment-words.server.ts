import { defineWords } from "../../../i18n/use-words.tsx";
import type { FormText } from "../form-text.ts";
import { contactWords } from "./contact-words.server.ts";

export const appointmentWords = defineWords<FormText>({
  ru: {
    keywords: "заявка, запись на диализ, консультация нефролога, центр диализа",
    title: "Оставить заявку",
    lead: "Оставьте контакты, и координатор перезвонит: подберёт центр и смену, поможет с документами.",
    steps: (hours) => [
      `Координатор перезвонит в течение двух часов. Звоним ${hours} по московскому времени.`,
      "Вместе выберем центр и смену и скажем, какие документы взять.",
      "Вас встретят у входа и проводят в зал.",
    ],
    send: "Отправить заявку",
    success: "Заявка принята",
    next: ({ hours }) =>
      `Координатор перезвонит вам в течение двух часов. Звоним ${hours} по московскому времени, на ночные заявки отвечаем утром.`,
    failure: "Не удалось отправить заявку",
    labels: {
      ...contactWords.ru.labels,
      city: "Город, где удобно лечиться",
      time: "Когда вам удобно позвонить",
      content: "Чем вам помочь",
    },
    hints: {
      phone: contactWords.ru.abroad,
      email: contactWords.ru.whyEmail,
      time: "Например, после обеда или с 18 до 20",
      content: "Диагноз и анализы писать не нужно: о здоровье спросит врач",
    },
  },
  en: {
    keywords: "request, dialysis appointment, consultation with a nephrologist, dialysis centre",
    title: "Send a request",
    lead: "A coordinator will call you back, find a centre and a shift, and help with the documents.",
    steps: (hours) => [
      `A coordinator calls you back within two hours. We call ${hours}, Moscow time.`,
      "Together we choose a centre and a shift, and tell you which documents to bring.",
      "You are met at the entrance and shown to the treatment room.",
    ],
    send: "Send the request",
    success: "We have received your request",
    next: ({ hours }) =>
      `A coordinator will call you back within two hours. We call ${hours}, Moscow time; if you write at night, we will call in the morning.`,
    failure: "Your request could not be sent",
    labels: {
      ...contactWords.en.labels,
      city: "City where you would like to be treated",
      time: "When is a good time to call you?",
      content: "How can we help?",
    },
    hints: {
      phone: contactWords.en.abroad,
      email: contactWords.en.whyEmail,
      time: "For example, in the afternoon or from 6 to 8 pm",
      content: "Please leave out diagnoses and test results: a doctor will ask about your health",
    },
  },
});
