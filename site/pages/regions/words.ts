import { defineWords } from "../../i18n/words.tsx";

export const regionWords = defineWords({
  ru: {
    title: (region: string) => `Диализ: ${region}`,
    pageTitle: (region: string) => `Диализ: ${region}. Центры, адреса и телефоны`,
    description: (region: string) => `Центры диализа, ${region}: адреса, телефоны и запись на лечение.`,
    phone: "Координатор в регионе",
    request: "Записаться на диализ",
    find: "Найти центр",
    centers: "Центры региона",
    about: "Что важно знать в этом регионе",
    none: "В этом регионе пока нет наших центров",
    noneHelp: "Посмотрите партнёрские города или позвоните нам: координатор подскажет ближайшее место.",
    partners: "Партнёрские города",
    others: "Другие регионы",
    all: "Диализ по регионам",
    noRegions: "Список регионов сейчас недоступен. Позвоните нам, и координатор подскажет ближайший центр.",
  },
  en: {
    title: (region: string) => `Dialysis in ${region}`,
    pageTitle: (region: string) => `Dialysis in ${region}: centres, addresses and phone numbers`,
    description: (region: string) =>
      `Dialysis centres in ${region}: addresses, phone numbers and how to request treatment.`,
    phone: "Regional coordinator",
    request: "Request dialysis",
    find: "Find a centre",
    centers: "Centres in the region",
    about: "Good to know about this region",
    none: "We have no centre in this region yet",
    noneHelp: "Look at the partner cities or call us: a coordinator will tell you where the nearest centre is.",
    partners: "Partner cities",
    others: "Other regions",
    all: "Dialysis by region",
    noRegions:
      "The list of regions is not available right now. Call us, and a coordinator will tell you where the nearest centre is.",
  },
});
