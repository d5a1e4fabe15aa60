import { defineWords } from "../../../i18n/use-words.tsx";
import type { FormText } from "../form-text.ts";
import { contactWords } from "./contact-words.server.ts";

export const qualityControlWords = defineWords<FormText>({
  ru: {
    keywords: "контроль качества, директор по качеству, жалоба, обращение",
    title: "Написать директору по качеству",
    lead: "Директор по качеству читает каждое обращение сама и отвечает не позже чем через 72 часа.",
    steps: () => [
      "Обращение сразу попадает к директору по качеству.",
      "Она разберётся в центре и ответит вам не позже чем через 72 часа.",
      "На ваше лечение обращение не повлияет.",
    ],
    send: "Отправить обращение",
    success: "Обращение принято",
    next: ({ due }) =>
      due
        ? `Директор по качеству ответит вам до ${due} по московскому времени.`
        : "Директор по качеству ответит вам не позже чем через 72 часа.",
    failure: "Не удалось отправить обращение",
    labels: { ...contactWords.ru.labels, centre: "О каком центре речь", message: "Что случилось" },
    hints: {
      phone: contactWords.ru.oneOfTwo,
      email: contactWords.ru.otherOfTwo,
      message: "Когда это было и с кем. На ваше лечение обращение не повлияет",
    },
  },
  en: {
    keywords: "quality control, quality director, complaint, message",
    title: "Write to the quality director",
    lead: "The quality director reads every message herself and replies within 72 hours.",
    steps: () => [
      "Your message goes straight to the quality director.",
      "She looks into it with the centre and replies to you within 72 hours.",
      "It will not affect your treatment.",
    ],
    send: "Send the message",
    success: "We have received your message",
    next: ({ due }) =>
      due
        ? `The quality director will reply by ${due}, Moscow time.`
        : "The quality director will reply within 72 hours.",
    failure: "Your message could not be sent",
    labels: { ...contactWords.en.labels, centre: "Which centre is it about?", message: "What happened?" },
    hints: {
      phone: contactWords.en.oneOfTwo,
      email: contactWords.en.otherOfTwo,
      message: "Say when it was and who was there. It will not affect your treatment",
    },
  },
});
