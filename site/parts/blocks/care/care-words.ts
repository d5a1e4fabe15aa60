import type { Care } from "#contract/blocks/care.ts";
import { defineWords } from "../../../i18n/use-words.tsx";

type Words = {
  urgency: Record<Care["data"]["level"], string>;
  or: string;
  centers: string;
  closed: string;
  allSigns: string;
};

export const careWords = defineWords<Words>({
  ru: {
    urgency: {
      now: "Опасно для жизни: звоните сейчас",
      duty: "Срочно: звоните на\u00a0дежурную линию в\u00a0течение часа",
      today: "Сегодня: позвоните в\u00a0свой центр",
      visit: "На ближайшем приёме: скажите врачу или медсестре",
    },
    or: "или",
    centers: "Телефоны центров",
    closed: "Центр закрыт? Дежурная линия:",
    allSigns: "Когда ещё звонить сразу",
  },
  en: {
    urgency: {
      now: "Life-threatening: call an ambulance now",
      duty: "Urgent: call the 24-hour nurse helpline within the hour",
      today: "Today: call your centre",
      visit: "At your next visit: tell the doctor or nurse",
    },
    or: "or",
    centers: "Phone numbers of our centres",
    closed: "Is the centre closed? 24-hour nurse helpline, in Russian:",
    allSigns: "Other signs, and who to call",
  },
});
