import type { Locale } from "./locale.ts";
import type { Entity } from "./records/entity.ts";

type FieldType =
  | "line"
  | "text"
  | "number"
  | "list"
  | "phone"
  | "email"
  | "date"
  | "span"
  | "region"
  | "city"
  | "center"
  | "specialist"
  | "article"
  | "icon"
  | "boolean"
  | "hours"
  | "shifts"
  | "free"
  | "services"
  | "serviceNotes"
  | "spokenLanguages"
  | "salary"
  | "employment"
  | "way"
  | "quality"
  | "qualityNotes";

type Described = {
  title: Record<Locale, string>;
  type: FieldType;
  isRequired?: boolean;
  /** Whether each language has its own value; otherwise it is in the Russian file only. */
  isTranslated?: boolean;
};
type Config = {
  id: number;
  folder: string;
  title: Record<Locale, string>;
  fields: Record<string, Described>;
  /** Whether a text may follow its front matter. */
  hasText?: boolean;
};

/** THE table of entities: every kind by name, with the number of its config and its fields in order. */
export const entityConfigs = {
  center: {
    id: 1,
    folder: "centers",
    title: { ru: "Центр", en: "Center" },
    hasText: true,
    fields: {
      region: { title: { ru: "Регион", en: "Region" }, type: "region" },
      city: { title: { ru: "Город", en: "City" }, type: "city", isRequired: true },
      address: { title: { ru: "Адрес", en: "Address" }, type: "line", isRequired: true, isTranslated: true },
      phone: { title: { ru: "Телефон", en: "Phone" }, type: "phone", isRequired: true },
      email: { title: { ru: "Почта", en: "E-mail" }, type: "email" },
      hours: { title: { ru: "Часы работы", en: "Hours" }, type: "hours", isRequired: true },
      timezone: { title: { ru: "Часовой пояс", en: "Time zone" }, type: "line", isRequired: true },
      latitude: { title: { ru: "Широта", en: "Latitude" }, type: "number", isRequired: true },
      longitude: { title: { ru: "Долгота", en: "Longitude" }, type: "number", isRequired: true },
      shifts: { title: { ru: "Смены", en: "Shifts" }, type: "shifts" },
      free: { title: { ru: "Свободные места", en: "Free places" }, type: "free" },
      way: { title: { ru: "Дорога пешком", en: "The way on foot" }, type: "way", isTranslated: true },
      stepFree: { title: { ru: "Без ступеней", en: "Step-free" }, type: "boolean" },
      languages: {
        title: { ru: "На каких языках говорят", en: "Languages" },
        type: "spokenLanguages",
        isRequired: true,
      },
      route: { title: { ru: "Как добраться", en: "How to get there" }, type: "list", isTranslated: true },
      services: { title: { ru: "Услуги", en: "Services" }, type: "services" },
      serviceNotes: {
        title: { ru: "К услугам", en: "Notes on services" },
        type: "serviceNotes",
        isTranslated: true,
      },
      equipment: { title: { ru: "Оборудование", en: "Equipment" }, type: "list", isTranslated: true },
      stations: { title: { ru: "Диализных мест", en: "Dialysis stations" }, type: "number" },
      icon: { title: { ru: "Значок", en: "Icon" }, type: "icon" },
      quality: { title: { ru: "Показатели качества", en: "Quality figures" }, type: "quality" },
      qualityNotes: {
        title: { ru: "К показателям качества", en: "Notes on quality figures" },
        type: "qualityNotes",
        isTranslated: true,
      },
    },
  },
  region: {
    id: 8,
    folder: "regions",
    title: { ru: "Регион", en: "Region" },
    hasText: true,
    fields: {
      phone: { title: { ru: "Телефон", en: "Phone" }, type: "phone" },
      description: { title: { ru: "Описание", en: "Description" }, type: "text", isTranslated: true },
    },
  },
  vacancy: {
    id: 9,
    folder: "vacancies",
    title: { ru: "Вакансия", en: "Vacancy" },
    fields: {
      region: { title: { ru: "Регион", en: "Region" }, type: "region", isRequired: true },
      city: { title: { ru: "Город", en: "City" }, type: "city", isRequired: true },
      center: { title: { ru: "Центр", en: "Center" }, type: "center" },
      profession: { title: { ru: "Профессия", en: "Profession" }, type: "line", isTranslated: true },
      salary: { title: { ru: "Оплата", en: "Pay" }, type: "salary" },
      employment: { title: { ru: "Занятость", en: "Employment" }, type: "employment" },
      schedule: { title: { ru: "График", en: "Schedule" }, type: "line", isTranslated: true },
      duties: { title: { ru: "Обязанности", en: "Duties" }, type: "list", isRequired: true, isTranslated: true },
      requirements: { title: { ru: "Требования", en: "Requirements" }, type: "list", isTranslated: true },
      offer: { title: { ru: "Условия", en: "What we offer" }, type: "list", isTranslated: true },
      postedAt: { title: { ru: "Опубликована", en: "Posted" }, type: "date", isRequired: true },
      validThrough: { title: { ru: "Действует до", en: "Valid through" }, type: "date" },
    },
  },
  specialist: {
    id: 10,
    folder: "specialists",
    title: { ru: "Специалист", en: "Specialist" },
    fields: {
      region: { title: { ru: "Регион", en: "Region" }, type: "region", isRequired: true },
      city: { title: { ru: "Город", en: "City" }, type: "city", isRequired: true },
      center: { title: { ru: "Центр", en: "Center" }, type: "center" },
      speciality: {
        title: { ru: "Специальность", en: "Speciality" },
        type: "line",
        isRequired: true,
        isTranslated: true,
      },
      position: { title: { ru: "Должность", en: "Position" }, type: "line", isTranslated: true },
      education: { title: { ru: "Образование", en: "Education" }, type: "list", isRequired: true, isTranslated: true },
      accreditation: {
        title: { ru: "Аккредитация", en: "Accreditation" },
        type: "line",
        isRequired: true,
        isTranslated: true,
      },
      hours: { title: { ru: "Часы приёма", en: "Hours" }, type: "line", isTranslated: true },
      experience: { title: { ru: "Стаж с года", en: "In practice since" }, type: "number" },
      coordinates: { title: { ru: "Координатор региона", en: "Coordinator of a region" }, type: "region" },
      heads: { title: { ru: "Заведует центром", en: "Heads a centre" }, type: "center" },
    },
  },
  price: {
    id: 11,
    folder: "prices",
    title: { ru: "Услуга с ценой", en: "Priced service" },
    fields: {
      section: { title: { ru: "Раздел", en: "Section" }, type: "line", isRequired: true, isTranslated: true },
      code: { title: { ru: "Код услуги", en: "Service code" }, type: "line" },
      price: { title: { ru: "Цена, ₽", en: "Price, ₽" }, type: "number", isRequired: true },
      unit: { title: { ru: "Единица", en: "Unit" }, type: "line", isTranslated: true },
    },
  },
  "legal-document": {
    id: 12,
    folder: "legal-documents",
    title: { ru: "Правовой документ", en: "Legal document" },
    fields: {
      section: { title: { ru: "Раздел", en: "Section" }, type: "line", isRequired: true, isTranslated: true },
      file: { title: { ru: "Файл", en: "File" }, type: "number" },
      text: { title: { ru: "Текст", en: "Text" }, type: "text", isTranslated: true },
      article: { title: { ru: "Документ целиком", en: "The whole document" }, type: "article" },
      date: { title: { ru: "Дата", en: "Date" }, type: "date" },
    },
  },
  review: {
    id: 13,
    folder: "reviews",
    title: { ru: "Отзыв", en: "Review" },
    fields: {
      center: { title: { ru: "Центр", en: "Center" }, type: "center", isRequired: true },
      author: { title: { ru: "Имя", en: "Name" }, type: "line", isRequired: true, isTranslated: true },
      text: { title: { ru: "Отзыв", en: "Review" }, type: "text", isRequired: true, isTranslated: true },
      answer: { title: { ru: "Ответ", en: "Answer" }, type: "text", isTranslated: true },
      date: { title: { ru: "Дата", en: "Date" }, type: "date", isRequired: true },
    },
  },
  event: {
    id: 14,
    folder: "events",
    title: { ru: "Встреча", en: "Event" },
    hasText: true,
    fields: {
      date: { title: { ru: "Дата", en: "Date" }, type: "date", isRequired: true },
      hours: { title: { ru: "Часы", en: "Hours" }, type: "span", isRequired: true },
      /** Without a center, it is held online, in Moscow time. */
      center: { title: { ru: "Центр", en: "Center" }, type: "center" },
      leader: { title: { ru: "Ведёт", en: "Led by" }, type: "specialist", isRequired: true },
      languages: { title: { ru: "На каких языках говорят", en: "Languages" }, type: "spokenLanguages" },
      places: { title: { ru: "Мест", en: "Places" }, type: "number" },
      until: { title: { ru: "Запись до", en: "Sign up by" }, type: "date" },
    },
  },
} as const satisfies Record<string, Config>;

export type ConfigName = keyof typeof entityConfigs;
export type ConfigField = Described & { key: string };
export type EntityConfig = Omit<Config, "fields"> & { name: string; fields: ConfigField[] };

/** The same as a list, for code that iterates or has only a number. */
export const configList: EntityConfig[] = Object.entries(entityConfigs).map(([name, { fields, ...config }]) => ({
  ...config,
  name,
  fields: Object.entries<Described>(fields).map(([key, field]) => ({ key, ...field })),
}));

/** A record of a config, or of one of several. */
export type EntityOf<Name extends ConfigName> = Entity & { config: { id: (typeof entityConfigs)[Name]["id"] } };

type FieldsById = {
  [Name in ConfigName as (typeof entityConfigs)[Name]["id"]]: (typeof entityConfigs)[Name]["fields"];
};
export type ConfigId = keyof FieldsById;

/** The fields of a config with one of these types; of several configs, those they all have. */
export type FieldKey<Id extends ConfigId, Type extends FieldType = FieldType> = {
  [Key in keyof FieldsById[Id]]: FieldsById[Id][Key] extends { type: Type } ? Key : never;
}[keyof FieldsById[Id]];
