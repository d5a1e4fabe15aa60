import { defineWords } from "../../../i18n/use-words.tsx";
import type { FormText } from "../form-text.ts";
import { contactWords } from "./contact-words.server.ts";

export const questionWords = defineWords<FormText>({
  ru: {
    keywords: "задать вопрос, вопрос врачу, диализ, центр диализа",
    title: "Задать вопрос",
    lead: "Спросите о диализе, документах или центрах. Ответит врач или медсестра.",
    steps: () => [
      "Вопрос прочитает врач или медсестра.",
      "Ответим по телефону или письмом, обычно в течение одного рабочего дня.",
    ],
    send: "Отправить вопрос",
    success: "Вопрос принят",
    next: () => "Врач или медсестра ответят вам, обычно в течение одного рабочего дня.",
    failure: "Не удалось отправить вопрос",
    labels: { ...contactWords.ru.labels, message: "Ваш вопрос" },
    hints: {
      phone: contactWords.ru.oneOfTwo,
      email: contactWords.ru.otherOfTwo,
      message: "Диагноз и анализы писать не нужно: о здоровье спросит врач",
    },
  },
  en: {
    keywords: "ask a question, question to a doctor, dialysis, dialysis centre",
    title: "Ask a question",
    lead: "Ask about dialysis, documents or our centres. A doctor or a nurse will reply.",
    steps: () => [
      "A doctor or a nurse reads your question.",
      "We reply by phone or e-mail, usually within one working day.",
    ],
    send: "Send the question",
    success: "We have received your question",
    next: () => "A doctor or a nurse will reply, usually within one working day.",
    failure: "Your question could not be sent",
    labels: { ...contactWords.en.labels, message: "Your question" },
    hints: {
      phone: contactWords.en.oneOfTwo,
      email: contactWords.en.otherOfTwo,
      message: "Please leave out diagnoses and test results: a doctor will ask about your health",
    },
  },
});
