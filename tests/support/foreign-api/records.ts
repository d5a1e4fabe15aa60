import type { Locale } from "#contract/locale.ts";

/** A record of somebody else's API: its types are not known. */
export type Saved = Record<string, unknown>;

type Words = Record<Locale, string>;
type Text = { alias: string; title: Words; category?: Saved; content?: unknown[]; more?: Saved };

/**
 * Records with just the fields of the specification: no language, no order, no picture sizes. Ids are numbers or text,
 * absent values are null or missing, and dates are written as various programs write them.
 */
export function foreignRecords(locale: Locale) {
  const say = (ru: string, en: string) => (locale === "ru" ? ru : en);
  const articles = texts.map(({ alias, title, category = null, content, more }, index) => ({
    id: index % 2 === 0 ? index + 1 : String(index + 1),
    alias,
    title: title[locale],
    description: index % 3 === 0 ? null : say("Коротко о главном.", "The gist of it."),
    active: true,
    isActive: index % 2 === 0 ? true : 1,
    publishedAt: DATES[index % DATES.length],
    content: content ?? paragraphs(say("Текст статьи.", "The words of the article.")),
    image: index % 4 === 0 ? picture : null,
    pageMeta: index % 3 === 1 ? null : { title: null, h1: "", description: null, keywords: null },
    category,
    ...more,
  }));
  return {
    articles,
    categories: Object.values(categories),
    centers: [
      // The region of the first follows from its alias only.
      { id: 1, title: say("Центр на Светлой улице", "Svetlaya Street centre"), alias: "moscow-svetlaya", weight: 10 },
      {
        id: "2",
        title: say("Центр на Волжской набережной", "Volzhskaya Embankment centre"),
        alias: "kazan-volzhskaya",
        weight: "20",
        config: {
          fields: [
            { key: "region", value: "tatarstan", weight: 1 },
            { key: "city", value: "kazan", weight: "2" },
            { key: "icon", value: "drop", isStatic: true, weight: null },
            { key: "phone", value: null, weight: 3 },
            { key: "hours", value: [say("По будням, 7:00–20:00", "On weekdays, 7 am – 8 pm")], weight: 4 },
            { key: "shifts", value: [{ days: say("Вечером", "In the evening"), hours: "17–22" }], weight: 5 },
            { key: "services", value: [say("Школа пациента", "Patient school")], weight: 6 },
            // Our API has no such fields.
            { key: "tea", value: [say("Чай", "Tea"), say("Печенье", "Biscuits")], weight: "5" },
            { key: "parking", value: say("Во дворе, 12 мест", "In the yard, 12 places"), weight: 4 },
            { key: "crm_code", value: "KZN-2", weight: 6 },
          ],
        },
      },
    ],
    config: {
      fields: [
        { key: "parking", title: say("Парковка", "Parking") },
        { key: "tea", title: say("Угощение", "Refreshments") },
      ],
    },
    regions: [
      { id: 11, title: say("Москва", "Moscow"), alias: "moscow", weight: 1, centers: null },
      { id: "12", title: say("Татарстан", "Tatarstan"), alias: "tatarstan", weight: 2 },
    ],
    cities: [
      { id: 21, title: say("Казань", "Kazan"), slug: "kazan" },
      { id: "22", title: say("Омск", "Omsk"), slug: "omsk" },
    ],
    addresses: {
      default: [
        {
          phone: "8 (495) 000-00-10",
          email: "office@clinic.example",
          address: say("Москва, Тихая улица, 1", "1 Tikhaya Street, Moscow"),
          workHours: null,
        },
      ],
      "default-spb": [
        {
          phone: "8 (812) 000-00-99",
          email: null,
          address: say("Санкт-Петербург, Речная улица, 2", "2 Rechnaya Street, Saint Petersburg"),
          workHours: say("Пн–пт, 9:00–18:00", "Mon to Fri, 9 am – 6 pm"),
        },
      ],
    } as Record<string, Saved[]>,
    files: [{ id: "31", title: say("Памятка", "Leaflet"), name: "memo.pdf", path: "/uploads/memo.pdf" }],
    feedbackTypes: [{ id: "7" }],
  };
}

const DATES = ["2024-03-05", "2024-03-05T10:00:00+03:00", "2024-03-05 10:00:00", "2024-03-05T07:00:00.000Z", null];

/** A picture without a size; of its smaller copies only the addresses are known. */
const picture = {
  source: "/uploads/hall.jpg",
  name: "hall.jpg",
  ext: "jpg",
  mime: "image/jpeg",
  preview: {
    origin: "/uploads/hall.jpg",
    compressed: { 500: "/uploads/hall-500.jpg", 1200: "/uploads/hall-1200.jpg" },
  },
};

/** A category inside an article: two names and its parent. */
const category = (alias: string, title: string, parent?: string) => ({
  alias,
  title,
  parent: parent ? { alias: parent } : null,
});

const of = {
  news: category("news", "Новости", "about"),
  about: category("about", "О компании"),
  information: category("information", "Информация"),
  treatment: category("treatment", "Лечение", "information"),
  lifestyle: category("nutrition", "Питание", "lifestyle"),
  stories: category("stories", "Истории"),
  tourism: category("tourism", "Туризм"),
  dialysis: category("dialysis", "Диализ"),
  group: category("group", "Группа"),
  fistula: category("fistula", "Фистула", "information"),
  transplant: category("kidney-transplant", "Пересадка", "information"),
  faq: category("first-questions", "Первые вопросы", "faq"),
  drugs: category("drugs", "Лекарства", "information"),
  materials: category("materials", "Материалы", "information"),
};

/** As the list of categories has them. */
const categories = Object.fromEntries(
  Object.values(of).map(({ alias, parent }, index) => [alias, { id: String(100 + index), alias, parent }]),
);

const paragraphs = (text: string) => [{ type: "paragraph", data: { text } }];

const questions = [{ type: "spoiler", data: { summary: "Больно? / Does it hurt?", text: "Нет. / No." } }];

const texts: Text[] = [
  { alias: "index", title: { ru: "Диализ рядом с домом", en: "Dialysis close to home" } },
  { alias: "about", title: { ru: "О компании", en: "About us" } },
  { alias: "equipment", title: { ru: "Оборудование", en: "Equipment" } },
  { alias: "accessibility", title: { ru: "Доступность", en: "Accessibility" } },
  { alias: "agreement", title: { ru: "Соглашение", en: "Agreement" } },
  { alias: "cookie-policy", title: { ru: "Политика cookie", en: "Cookie policy" }, category: of.information },
  { alias: "popular-search", title: { ru: "Часто ищут", en: "Popular" }, content: paragraphs("фистула") },
  {
    alias: "usloviya-dlya-malomobilnyh-patsientov",
    title: { ru: "Условия для маломобильных пациентов", en: "For people with limited mobility" },
  },
  { alias: "new-hall", title: { ru: "Новый зал", en: "A new hall" }, category: of.news },
  { alias: "our-history", title: { ru: "Наша история", en: "Our history" }, category: of.about },
  { alias: "first-visit", title: { ru: "Первый визит", en: "The first visit" }, category: of.information },
  { alias: "dry-weight", title: { ru: "Сухой вес", en: "Dry weight" }, category: of.treatment },
  { alias: "salt", title: { ru: "Соль", en: "Salt" }, category: of.lifestyle },
  {
    alias: "anna",
    title: { ru: "История Анны", en: "Anna’s story" },
    category: of.stories,
    content: [{ type: "quote", data: { text: "Я снова плаваю.", caption: "Анна", alignment: "center" } }],
  },
  { alias: "sea", title: { ru: "К морю", en: "To the sea" }, category: of.tourism },
  { alias: "hemodialysis", title: { ru: "Гемодиализ", en: "Haemodialysis" }, category: of.dialysis },
  { alias: "school", title: { ru: "Школа", en: "School" }, category: of.group },
  { alias: "fistula-care", title: { ru: "Уход", en: "Care" }, category: of.fistula },
  { alias: "waiting-list", title: { ru: "Лист ожидания", en: "The waiting list" }, category: of.transplant },
  { alias: "pain", title: { ru: "О боли", en: "On pain" }, category: of.faq, content: questions },
  {
    alias: "free-drugs",
    title: { ru: "Бесплатно", en: "Free of charge" },
    category: of.drugs,
    content: questions,
  },
  {
    alias: "leaflets",
    title: { ru: "Памятки", en: "Leaflets" },
    category: of.materials,
    content: [{ type: "linking", data: { items: [{ type: "5.1", id: "31" }] } }],
  },
];
