import { defineWords } from "../../i18n/words.tsx";

export const words = defineWords({
  ru: {
    offices: "Офисы",
    address: "Адрес",
    hours: "Часы работы",
    phone: "Телефон",
    email: "Почта",
    ask: "Задать вопрос",
    networks: "Мы в других местах",
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
    networks: "Find us elsewhere",
    newWindow: "opens another site",
    phones: "Phones of the centers",
    phonesText: "Call a center directly if you are already treated there or would like to come and have a look.",
    center: "Center",
    requisites: "Company details",
  },
});
