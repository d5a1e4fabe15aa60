import { defineWords } from "../../i18n/use-words.tsx";

export const dialysisWords = defineWords({
  ru: {
    titles: { hemodialysis: "Гемодиализ", "peritoneal-dialysis": "Перитонеальный диализ" },
    more: "Разобраться и\u00a0сравнить",
    comparison: "Чем они отличаются",
    aspect: "О чём речь",
    often: "Часто удобнее, если",
    together: "Выбираем вместе: десять вопросов",
  },
  en: {
    titles: { hemodialysis: "Haemodialysis", "peritoneal-dialysis": "Peritoneal dialysis" },
    more: "Understand and compare",
    comparison: "How they differ",
    aspect: "Aspect",
    often: "Often easier if",
    together: "Choosing together: ten questions",
  },
});
