import { defineWords } from "../../i18n/use-words.tsx";

export const reviewWords = defineWords({
  ru: {
    filters: { center: { label: "Центр", any: "Все центры" } },
    empty: "Отзывов пока нет. Вы можете оставить первый.",
    list: "Отзывы",
    leave: "Оставить отзыв",
    answer: "Ответ Ренарии",
    written: "Отзыв от",
    pages: "Страницы отзывов",
    paging: { previous: "Назад", next: "Вперёд" },
    about: "Как мы публикуем отзывы",
  },
  en: {
    filters: { center: { label: "Centre", any: "All centres" } },
    empty: "There are no reviews yet. Be the first to leave one.",
    list: "Reviews",
    leave: "Leave a review",
    answer: "Renaria’s reply",
    written: "Written on",
    pages: "Pages of reviews",
    paging: { previous: "Previous", next: "Next" },
    about: "How we publish reviews",
  },
});
