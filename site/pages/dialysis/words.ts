import { defineWords } from "../../i18n/words.tsx";

/** Read by the loader, which sends one language. */
export const dialysisWords = defineWords({
  ru: { comparison: "Чем они отличаются", aspect: "О чём речь", often: "Часто удобнее, если" },
  en: { comparison: "How they differ", aspect: "Aspect", often: "Often easier if" },
});
