import { defineWords } from "../../../i18n/use-words.tsx";

const abroad = {
  ru: "Номер другой страны начните с\u00a0плюса: +44\u00a020\u00a07946\u00a00000",
  en: "Start a number from another country with a plus: +44\u00a020\u00a07946\u00a00000",
};

/** Texts shared by several forms. */
export const contactWords = defineWords({
  ru: {
    labels: {
      name: "Ваше имя",
      caller: "Ваше имя",
      phone: "Телефон",
      email: "Электронная почта",
    },
    abroad: abroad.ru,
    whyEmail: "На\u00a0неё ответим, если не\u00a0дозвонимся.",
    oneOfTwo: `Телефон или почта: достаточно одного. ${abroad.ru}`,
    otherOfTwo: "Если указали телефон, почта не\u00a0нужна.",
    fileKinds: "PDF, DOC, DOCX, ODT, RTF или TXT, до 5\u00a0МБ",
  },
  en: {
    labels: { name: "Your name", caller: "Your name", phone: "Phone", email: "E-mail" },
    abroad: abroad.en,
    whyEmail: "We write to it if we cannot reach you by phone.",
    oneOfTwo: `A phone number or an e-mail address: one is enough. ${abroad.en}`,
    otherOfTwo: "If you gave a phone number, you need not give an e-mail address.",
    fileKinds: "PDF, DOC, DOCX, ODT, RTF or TXT, up to 5 MB",
  },
});
