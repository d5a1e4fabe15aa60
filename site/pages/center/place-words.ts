import { defineWords } from "../../i18n/use-words.tsx";

export const placeWords = defineWords({
  ru: {
    about: "О центре",
    other: "Ещё о центре",
    shifts: "Смены",
    come: "Приходите за 15 минут до начала смены.",
    stop: "Остановка",
    minutes: (count: number) => `${count}\u00a0мин пешком`,
    streets: "Как идти",
    entrance: "Вход",
    stepFree: "Ступеней нет: можно проехать на кресле-коляске.",
    withSteps: "Есть ступени: позвоните, вас встретят и помогут.",
  },
  en: {
    about: "About the centre",
    other: "More about the centre",
    shifts: "Shifts",
    come: "Please come 15 minutes before your shift starts.",
    stop: "Nearest stop",
    minutes: (count: number) => `${count}\u00a0min walk`,
    streets: "On foot",
    entrance: "Entrance",
    stepFree: "Step-free: you can get in with a wheelchair.",
    withSteps: "There are steps: call us, and we will meet you and help.",
  },
});
