import type { Dictionary } from "./dictionary.ts";
import { typeset } from "./typeset.ts";

export const ru = typeset<Dictionary>({
  locale: "ru",
  brand: { name: "Ренария", tagline: "диализ и лечение почек с 2005 года" },
  nav: {
    quick: "Быстрый переход",
    skip: "Перейти к содержанию",
    toHome: " — на главную",
    trail: "Вы здесь",
    top: "О Ренарии",
    main: "Лечение и жизнь",
    menu: "Меню",
    search: "Поиск по сайту",
    findCenter: "Найти центр",
    accessible: "Условия для маломобильных",
    accessibleShort: "Маломобильным",
  },
  bar: { label: "Связаться с нами", call: "Позвонить", request: "Записаться" },
  notice: { label: "Объявление", more: "Что это значит для вас" },
  quality: {
    title: "Независимая оценка качества: оставьте отзыв о центре",
    inFrame: "Анкета займёт три минуты",
  },
  language: { toggle: "English" },
  picture: "Картинка",
  phone: { label: (phone) => `Позвонить: ${phone}`, free: "бесплатно по России" },
  russianOnly: null,
  page: {
    error: {
      default:
        "Проверьте адрес: в нём может быть ошибка, или страницу удалили. Если адрес верный, откройте его ещё раз через минуту или позвоните нам.",
    },
  },
  search_menu: { not_found: "Ничего не нашлось" },
  error: {
    notFound: "Страница не найдена",
    badRequest: "Адрес написан с ошибкой",
    broken: "Что-то сломалось у нас",
    ours: "Страница не открылась, и это наша ошибка. Обновите её через минуту. Если не поможет, позвоните нам: ответим и запишем вас по телефону.",
    toHome: "На главную",
  },
  footer: {
    menu: "Все разделы",
    social: "Мы в социальных сетях",
    policy: "Политика обработки персональных данных (PDF)",
    cookies: "Файлы cookie",
    accessibility: "Доступность сайта",
    sitemap: "Карта сайта",
    disclaimer: "Имеются противопоказания. Необходима консультация специалиста.",
    reference: "Сведения на сайте справочные.",
    rights: (year) => `© 2005–${year}, Ренария`,
  },
});
