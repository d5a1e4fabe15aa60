import { defineWords } from "../../i18n/words.tsx";

export const contactWords = defineWords({
  ru: {
    offices: "Офисы",
    address: "Адрес",
    hours: "Часы работы",
    phone: "Телефон",
    email: "Почта",
    ask: "Задать вопрос",
    networks: "Мы в социальных сетях",
    newWindow: "откроется другой сайт",
    phones: "Телефоны центров",
    phonesText: "Звоните прямо в центр, если уже лечитесь там или хотите прийти посмотреть.",
    center: "Центр",
    requisites: "Реквизиты",
  },
  en: {
    offices: "Offices",
    address: "Address",
    hours: "Opening hours",
    phone: "Phone",
    email: "E-mail",
    ask: "Ask a question",
    networks: "We are on social media",
    newWindow: "opens another website",
    phones: "Phone numbers of our centres",
    phonesText: "Call a centre directly if you are treated there or would like to come and have a look.",
    center: "Centre",
    requisites: "Company details",
  },
});
