import { defaultLocale, forEachLocale, type Locale } from "#contract/locale.ts";
import { type PageId, pathOf, paths } from "#contract/paths.ts";
import type { FixedContacts } from "#contract/variables/fixed-contacts.ts";
import type { Menu } from "#contract/variables/menu.ts";
import { typeset } from "../../i18n/typeset.ts";

const HEMODIALYSIS = pathOf("dialysisItem", { item: "hemodialysis" });
const PERITONEAL = pathOf("dialysisItem", { item: "peritoneal-dialysis" });

/**
 * Fallbacks for content that the API does not have. Change this file to run the site on another API. Our own content
 * has all of this in its variables, addresses and articles.
 */
export const defaultMenus = typeset<Record<Locale, Record<"top" | "bottom" | "footer", Menu>>>({
  ru: {
    top: [
      group("О компании", [
        ["О нас", "about"],
        ["Новости", "news"],
        ["Специалисты", "specialists"],
        ["Правовые документы", "legalDocuments"],
      ]),
      ...links([
        ["Оборудование", "equipment"],
        ["Контроль качества", "control"],
        ["Отзывы", "reviews"],
        ["Вакансии", "vacancies"],
        ["Контакты", "contacts"],
      ]),
    ],
    bottom: [
      group("Диализ", [
        ["Гемодиализ", HEMODIALYSIS],
        ["Перитонеальный диализ", PERITONEAL],
      ]),
      ...links([
        ["Образ жизни", "lifestyle"],
        ["Истории", "stories"],
        ["Туризм", "tourism"],
      ]),
      group("Информация", [
        ["Вопросы и ответы", "faq"],
        ["Справочные таблицы", "referenceTables"],
        ["Рацион на день", "dayMenu"],
        ["Лекарственное обеспечение", "drugs"],
        ["О лечении", "treatment"],
        ["Калькулятор СКФ", "calculator"],
        ["Уход за фистулой", "fistula"],
        ["Пересадка почки", "kidneyTransplant"],
        ["Материалы для пациентов", "materials"],
      ]),
    ],
    footer: [
      group("Пациентам", [
        ["Гемодиализ", HEMODIALYSIS],
        ["Перитонеальный диализ", PERITONEAL],
        ["Образ жизни и питание", "lifestyle"],
        ["Истории пациентов", "stories"],
        ["Диализный туризм", "tourism"],
      ]),
      group("Полезная информация", [
        ["Вопросы и ответы", "faq"],
        ["Калькулятор СКФ", "calculator"],
        ["Справочные таблицы", "referenceTables"],
        ["Рацион на день", "dayMenu"],
        ["Уход за фистулой", "fistula"],
        ["Лекарственное обеспечение", "drugs"],
        ["Пересадка почки", "kidneyTransplant"],
      ]),
      group("О Ренарии", [
        ["Компания", "about"],
        ["Оборудование", "equipment"],
        ["Новости", "news"],
        ["Контроль качества", "control"],
        ["Отзывы", "reviews"],
        ["Контакты", "contacts"],
        ["Правовые документы", "legalDocuments"],
        ["Платные услуги", "paidServices"],
      ]),
      ...links([["Вакансии", "vacancies"]]),
    ],
  },
  en: {
    top: links([
      ["About us", "about"],
      ["News", "news"],
      ["Contacts", "contacts"],
    ]),
    bottom: links([
      ["Haemodialysis", HEMODIALYSIS],
      ["Peritoneal dialysis", PERITONEAL],
      ["Equipment", "equipment"],
    ]),
    footer: [
      group("About Renaria", [
        ["About us", "about"],
        ["Equipment", "equipment"],
        ["News", "news"],
        ["Contacts", "contacts"],
      ]),
      group("For patients", [
        ["Haemodialysis", HEMODIALYSIS],
        ["Peritoneal dialysis", PERITONEAL],
        ["Find a centre", "#centers-menu"],
      ]),
    ],
  },
});

/** The phones fixed by the specification; they override those of the address call. */
export const defaultFixedContacts: FixedContacts = {
  en: { phone: "+78000000001", abroad: "+74950000010", email: "international@renaria.example" },
  spb: { phone: "+78120000000" },
};

/** The fallback if the address call returns nothing. */
export const defaultContact = { phone: "+78000000000", email: "info@renaria.example" };

/** For an error page that could not load anything. */
export const defaultPhones = forEachLocale((locale) =>
  locale === defaultLocale ? defaultContact.phone : defaultFixedContacts[locale].phone,
);

export const officeTitles = typeset<Record<"default" | "default-spb", Record<Locale, string>>>({
  default: { ru: "Головной офис", en: "Head office" },
  "default-spb": { ru: "Офис в Петербурге", en: "Saint Petersburg office" },
});

/** The first breadcrumb of every page. */
export const homeCrumb: Record<Locale, string> = { ru: "Главная", en: "Home" };

/** Pages that show more than an article: without their article they still work, under these titles. */
export const pageTitles = typeset<Partial<Record<PageId, Record<Locale, string>>>>({
  home: { ru: "Диализ и лечение почек", en: "Dialysis and kidney care" },
  about: { ru: "О компании", en: "About us" },
  legalDocuments: { ru: "Правовые документы", en: "Legal documents" },
  news: { ru: "Новости", en: "News" },
  paidServices: { ru: "Платные услуги", en: "Paid services" },
  specialists: { ru: "Специалисты", en: "Specialists" },
  contacts: { ru: "Контакты", en: "Contacts" },
  control: { ru: "Контроль качества", en: "Quality control" },
  group: { ru: "Группа компаний", en: "Group of companies" },
  lifestyle: { ru: "Образ жизни", en: "Lifestyle" },
  reviews: { ru: "Отзывы", en: "Reviews" },
  search: { ru: "Поиск по сайту", en: "Search the site" },
  socialNetworks: { ru: "Мы в социальных сетях", en: "Social networks" },
  stories: { ru: "Истории пациентов", en: "Patient stories" },
  tourism: { ru: "Диализный туризм", en: "Dialysis tourism" },
  vacancies: { ru: "Вакансии", en: "Vacancies" },
  dialysis: { ru: "Диализ", en: "Dialysis" },
  chooseDialysis: { ru: "Выбираем вместе", en: "Choosing together" },
  regions: { ru: "Регионы", en: "Regions" },
  centers: { ru: "Наши центры", en: "Our centres" },
  calculator: { ru: "Калькулятор СКФ", en: "Kidney function calculator" },
  dayMenu: { ru: "Рацион на день", en: "A day’s menu" },
  drugs: { ru: "Лекарственное обеспечение", en: "Medicines" },
  faq: { ru: "Вопросы и ответы", en: "Questions and answers" },
  fistula: { ru: "Уход за фистулой", en: "Fistula care" },
  glossary: { ru: "Словарь", en: "Glossary" },
  kidneyTransplant: { ru: "Пересадка почки", en: "Kidney transplant" },
  materials: { ru: "Материалы для пациентов", en: "Materials for patients" },
  nurseSheet: { ru: "Лист для медсестры и врача", en: "A sheet for the nurse and the doctor" },
  referenceTables: { ru: "Справочные таблицы", en: "Reference tables" },
  treatment: { ru: "О лечении", en: "Treatment" },
  weightGain: { ru: "Вес между процедурами", en: "Weight between sessions" },
  saved: { ru: "Сохранённое на телефоне", en: "Saved to your phone" },
  sitemap: { ru: "Карта сайта", en: "Site map" },
});

/** A page id becomes its path; any other address is kept. */
function group(title: string, items: [title: string, to: PageId | (string & {})][]): Menu[number] {
  return { title, items: links(items) };
}

function links(items: [title: string, to: PageId | (string & {})][]): { title: string; path: string }[] {
  return items.map(([title, to]) => ({ title, path: Object.hasOwn(paths, to) ? paths[to as PageId] : to }));
}
