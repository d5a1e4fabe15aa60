import type { Locale } from "./locale.ts";

type FieldType =
  | "line"
  | "text"
  | "number"
  | "flag"
  | "list"
  | "phone"
  | "email"
  | "date"
  | "region"
  | "city"
  | "center"
  | "article"
  | "icon"
  | "shifts"
  | "way";

export type ConfigField = {
  key: string;
  title: Record<Locale, string>;
  type: FieldType;
  isRequired?: boolean;
  /** Whether each language has its own; otherwise the value stands in the Russian file only. */
  isTranslated?: boolean;
};

export type EntityConfig = {
  id: number;
  name: string;
  folder: string;
  title: Record<Locale, string>;
  fields: ConfigField[];
  /** Whether a text may stand under its front matter. */
  hasText?: boolean;
};

/** Every kind of entity and its fields, by the number of its config. */
export const entityConfigs: EntityConfig[] = [
  {
    id: 1,
    name: "center",
    folder: "centers",
    title: { ru: "Центр", en: "Center" },
    hasText: true,
    fields: [
      { key: "region", title: { ru: "Регион", en: "Region" }, type: "region" },
      { key: "city", title: { ru: "Город", en: "City" }, type: "city", isRequired: true },
      { key: "address", title: { ru: "Адрес", en: "Address" }, type: "line", isRequired: true, isTranslated: true },
      { key: "phone", title: { ru: "Телефон", en: "Phone" }, type: "phone", isRequired: true },
      { key: "email", title: { ru: "Почта", en: "E-mail" }, type: "email" },
      { key: "hours", title: { ru: "Часы работы", en: "Hours" }, type: "list", isRequired: true, isTranslated: true },
      { key: "timezone", title: { ru: "Часовой пояс", en: "Time zone" }, type: "line", isRequired: true },
      { key: "latitude", title: { ru: "Широта", en: "Latitude" }, type: "number", isRequired: true },
      { key: "longitude", title: { ru: "Долгота", en: "Longitude" }, type: "number", isRequired: true },
      { key: "shifts", title: { ru: "Смены", en: "Shifts" }, type: "shifts", isTranslated: true },
      { key: "way", title: { ru: "Дорога пешком", en: "The way on foot" }, type: "way", isTranslated: true },
      { key: "route", title: { ru: "Как добраться", en: "How to get there" }, type: "list", isTranslated: true },
      { key: "services", title: { ru: "Услуги", en: "Services" }, type: "list", isTranslated: true },
      { key: "equipment", title: { ru: "Оборудование", en: "Equipment" }, type: "list", isTranslated: true },
      { key: "stations", title: { ru: "Диализных мест", en: "Dialysis stations" }, type: "number" },
      { key: "icon", title: { ru: "Значок", en: "Icon" }, type: "icon" },
    ],
  },
  {
    id: 8,
    name: "region",
    folder: "regions",
    title: { ru: "Регион", en: "Region" },
    fields: [
      { key: "phone", title: { ru: "Телефон", en: "Phone" }, type: "phone" },
      { key: "description", title: { ru: "Описание", en: "Description" }, type: "text", isTranslated: true },
    ],
  },
  {
    id: 9,
    name: "vacancy",
    folder: "vacancies",
    title: { ru: "Вакансия", en: "Vacancy" },
    fields: [
      { key: "region", title: { ru: "Регион", en: "Region" }, type: "region", isRequired: true },
      { key: "city", title: { ru: "Город", en: "City" }, type: "city", isRequired: true },
      { key: "center", title: { ru: "Центр", en: "Center" }, type: "center" },
      { key: "salary", title: { ru: "Оплата", en: "Pay" }, type: "line", isTranslated: true },
      { key: "employment", title: { ru: "Занятость", en: "Employment" }, type: "line", isTranslated: true },
      { key: "duties", title: { ru: "Обязанности", en: "Duties" }, type: "list", isRequired: true, isTranslated: true },
      { key: "requirements", title: { ru: "Требования", en: "Requirements" }, type: "list", isTranslated: true },
      { key: "offer", title: { ru: "Условия", en: "What we offer" }, type: "list", isTranslated: true },
      { key: "postedAt", title: { ru: "Опубликована", en: "Posted" }, type: "date", isRequired: true },
      { key: "validThrough", title: { ru: "Действует до", en: "Valid through" }, type: "date" },
    ],
  },
  {
    id: 10,
    name: "specialist",
    folder: "specialists",
    title: { ru: "Специалист", en: "Specialist" },
    fields: [
      { key: "region", title: { ru: "Регион", en: "Region" }, type: "region", isRequired: true },
      { key: "city", title: { ru: "Город", en: "City" }, type: "city", isRequired: true },
      { key: "center", title: { ru: "Центр", en: "Center" }, type: "center" },
      {
        key: "speciality",
        title: { ru: "Специальность", en: "Speciality" },
        type: "line",
        isRequired: true,
        isTranslated: true,
      },
      { key: "position", title: { ru: "Должность", en: "Position" }, type: "line", isTranslated: true },
      {
        key: "education",
        title: { ru: "Образование", en: "Education" },
        type: "list",
        isRequired: true,
        isTranslated: true,
      },
      {
        key: "accreditation",
        title: { ru: "Аккредитация", en: "Accreditation" },
        type: "line",
        isRequired: true,
        isTranslated: true,
      },
      { key: "hours", title: { ru: "Часы приёма", en: "Hours" }, type: "line", isTranslated: true },
      { key: "experience", title: { ru: "Стаж с года", en: "In practice since" }, type: "number" },
    ],
  },
  {
    id: 11,
    name: "price",
    folder: "prices",
    title: { ru: "Услуга с ценой", en: "Priced service" },
    fields: [
      { key: "section", title: { ru: "Раздел", en: "Section" }, type: "line", isRequired: true, isTranslated: true },
      { key: "code", title: { ru: "Код услуги", en: "Service code" }, type: "line" },
      { key: "price", title: { ru: "Цена, ₽", en: "Price, ₽" }, type: "number", isRequired: true },
      { key: "unit", title: { ru: "Единица", en: "Unit" }, type: "line", isTranslated: true },
    ],
  },
  {
    id: 12,
    name: "legal-document",
    folder: "legal-documents",
    title: { ru: "Правовой документ", en: "Legal document" },
    fields: [
      { key: "section", title: { ru: "Раздел", en: "Section" }, type: "line", isRequired: true, isTranslated: true },
      { key: "file", title: { ru: "Файл", en: "File" }, type: "number" },
      { key: "text", title: { ru: "Текст", en: "Text" }, type: "text", isTranslated: true },
      { key: "article", title: { ru: "Документ целиком", en: "The whole document" }, type: "article" },
      { key: "date", title: { ru: "Дата", en: "Date" }, type: "date" },
    ],
  },
  {
    id: 13,
    name: "review",
    folder: "reviews",
    title: { ru: "Отзыв", en: "Review" },
    fields: [
      { key: "center", title: { ru: "Центр", en: "Center" }, type: "center", isRequired: true },
      { key: "author", title: { ru: "Имя", en: "Name" }, type: "line", isRequired: true, isTranslated: true },
      { key: "text", title: { ru: "Отзыв", en: "Review" }, type: "text", isRequired: true, isTranslated: true },
      { key: "answer", title: { ru: "Ответ", en: "Answer" }, type: "text", isTranslated: true },
      { key: "date", title: { ru: "Дата", en: "Date" }, type: "date", isRequired: true },
    ],
  },
];
