import { counted } from "../../i18n/plural.ts";
import { defineWords } from "../../i18n/use-words.tsx";

export const centerPageWords = defineWords({
  ru: {
    title: (center: string, city: string) => (city && !center.includes(city) ? `${center}, ${city}` : center),
    description: (address: string, phone: string) =>
      `${address && `Диализ по адресу: ${address}. `}${phone && `Телефон ${phone}. `}Часы работы, дорога от остановки, услуги, врачи и запись на лечение.`,
    time: (hours: number) =>
      hours === 0
        ? "Время московское."
        : `Время местное: на ${Math.abs(hours)} ч ${hours > 0 ? "больше" : "меньше"} московского.`,
    since: (year: number) => `стаж с ${year} года`,
    region: (title: string) => `Диализ в регионе: ${title}`,
    address: "Адрес",
    hours: "Часы работы",
    visit: "Часы, смены и\u00a0телефон",
    today: "сегодня",
    phone: "Телефон центра",
    request: "Записаться в этот центр",
    way: "Как добраться",
    onMap: "Открыть на карте",
    mapApp: "В приложении телефона",
    yandex: "Яндекс Карты",
    twoGis: "2ГИС",
    openStreetMap: "Опенстритмап",
    newWindow: "откроется другой сайт",
    equipment: "На\u00a0чём лечим: оборудование центра",
    staff: "Кто вас встретит",
    allStaff: "Все специалисты",
    inside: "Внутри центра",
    drawing: (title: string) => `Рисунок. ${title}`,
    reviews: "Что говорят пациенты",
    allReviews: "Все отзывы",
    answer: "Ответ центра",
    leaveReview: "Оставить отзыв",
    vacancies: "Работа в этом центре",
    neighbours: "Рядом в этом же регионе",
    all: "Все центры",
  },
  en: {
    title: (center: string, city: string) => (city && !center.includes(city) ? `${center}, ${city}` : center),
    description: (address: string, phone: string) =>
      `${address && `Dialysis at ${address}. `}${phone && `Phone ${phone}. `}Opening hours, the way from the nearest stop, services, doctors and how to request treatment.`,
    time: (hours: number) =>
      hours === 0
        ? "Moscow time."
        : `Local time: ${counted("en", Math.abs(hours), { one: "hour", other: "hours" })} ${hours > 0 ? "ahead of" : "behind"} Moscow.`,
    since: (year: number) => `in practice since ${year}`,
    region: (title: string) => `Dialysis in ${title}`,
    address: "Address",
    hours: "Opening hours",
    visit: "Hours, shifts and phone",
    today: "today",
    phone: "Centre’s phone number",
    request: "Request treatment here",
    way: "How to get there",
    onMap: "Open on a map",
    mapApp: "In your phone’s map app",
    yandex: "Yandex Maps",
    twoGis: "2GIS",
    openStreetMap: "OpenStreetMap",
    newWindow: "opens another website",
    equipment: "Our equipment",
    staff: "Who will meet you",
    allStaff: "All specialists",
    inside: "Inside the centre",
    drawing: (title: string) => `Drawing. ${title}`,
    reviews: "What patients say",
    allReviews: "All reviews",
    answer: "The centre’s reply",
    leaveReview: "Leave a review",
    vacancies: "Jobs at this centre",
    neighbours: "Nearby, in the same region",
    all: "All centres",
  },
});
