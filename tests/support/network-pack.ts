import { record } from "./pack.ts";

const DRAWING = "pictures/hall.svg";
const WORKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat"];
const MOSCOW = "Europe/Moscow";
const SEASON = { days: ["sun"], from: "06-01", until: "09-30" };
const shift = (name: string, opens: string, closes: string, days = WORKDAYS) => ({ shift: name, days, opens, closes });
const MORNING = shift("morning", "07:00", "11:30");
const AFTERNOON = shift("afternoon", "12:00", "16:30");

/** The quality figures of a center: all on target, except one if a reason is given. */
const figures = (why?: string) => ({
  quality: [
    { indicator: "kt-v", value: 93, target: 90 },
    { indicator: "fistula", value: why ? 76 : 85, target: 80 },
    { indicator: "infections", value: 0.4, target: 1 },
    { indicator: "waiting", value: 5, target: 7 },
    { indicator: "answers", value: 100, target: 100 },
  ].map((figure) => ({ ...figure, year: 2025 })),
  qualityNotes: { source: "Журнал процедур.", ...(why && { fistula: why }) },
});

const DUTY_LINE = "+74953330001";
/** Danger to life first, then the duty line. */
export const URGENT_PHONES = ["103", "112", DUTY_LINE];

type Center = { title: string; fields: Record<string, unknown>; text?: string };
type Translated = { title: string; address: string; text?: string; qualityNotes?: object };
/** A center by its number, which is its position in the list and the end of its phone. */
const center = (n: number, { title, fields, text }: Center) =>
  record(
    {
      id: 100 + n,
      weight: n,
      title,
      image: DRAWING,
      gallery: 1,
      fields: {
        phone: `+7495111000${n}`,
        hours: [{ days: WORKDAYS, opens: "07:00", closes: "20:00" }],
        shifts: [MORNING, AFTERNOON],
        timezone: MOSCOW,
        languages: { spoken: ["russian"] },
        icon: "drop",
        stations: 10 + n,
        ...fields,
      },
    },
    text,
  );

/** The centers of the pack, in the order of the list. */
const CENTERS: Record<string, Center & { en: Translated }> = {
  "moscow-birch": {
    title: "Центр на Берёзовой",
    en: { title: "Birch Street centre", address: "21 Birch Street, Moscow" },
    fields: {
      region: "moscow",
      city: "moscow",
      address: "Москва, Берёзовая улица, д. 21",
      hours: [{ days: WORKDAYS, opens: "07:00", closes: "22:00" }],
      shifts: [MORNING, AFTERNOON, shift("evening", "17:00", "21:30")],
      latitude: 55.786,
      longitude: 37.602,
      services: ["haemodialysis", "evening"],
    },
  },
  "moscow-quay": {
    title: "Центр на набережной",
    en: { title: "Quay centre", address: "8 Quay, Moscow" },
    fields: {
      region: "moscow",
      city: "moscow",
      address: "Москва, Речная набережная, д. 8",
      latitude: 55.74,
      longitude: 37.63,
      services: ["haemodialysis", "guests"],
    },
  },
  simferopol: {
    title: "Центр в Симферополе",
    en: { title: "Simferopol centre", address: "1 Chestnut Street, Simferopol" },
    fields: {
      region: "crimea",
      city: "simferopol",
      address: "Симферополь, Каштановая улица, д. 1",
      shifts: [MORNING, shift("evening", "17:00", "21:30", ["tue", "thu"])],
      latitude: 44.95,
      longitude: 34.1,
      services: ["haemodialysis", "evening"],
    },
  },
  yalta: {
    title: "Центр в Ялте",
    en: {
      title: "Yalta centre",
      address: "2 Cypress Lane, Yalta",
      qualityNotes: { source: "The log of sessions.", fistula: "There is no surgeon here." },
    },
    fields: {
      region: "crimea",
      city: "yalta",
      address: "Ялта, Кипарисовый переулок, д. 2",
      hours: [
        { days: WORKDAYS, opens: "07:00", closes: "20:00" },
        { ...SEASON, opens: "08:00", closes: "15:00" },
      ],
      shifts: [MORNING, AFTERNOON, { ...SEASON, shift: "morning", opens: "08:30", closes: "13:30" }],
      latitude: 44.501,
      longitude: 34.159,
      services: ["haemodialysis", "guests"],
      ...figures("Хирурга здесь нет."),
    },
  },
  "kazan-park": {
    title: "Центр у парка",
    en: { title: "Park centre", address: "6 Park Street, Kazan", text: "The first of it.\n\nThe second of it." },
    fields: {
      region: "tatarstan",
      city: "kazan",
      address: "Казань, Парковая улица, д. 6",
      shifts: [MORNING, AFTERNOON, shift("evening", "17:00", "19:30", ["mon", "wed", "fri"])],
      way: {
        stop: "Метро «Парк»",
        streets: "На втором перекрёстке направо",
        entrance: "Стеклянные двери",
        minutes: 9,
        sketch: "metro street street right park",
      },
      stepFree: true,
      latitude: 55.796,
      longitude: 49.128,
      languages: { spoken: ["russian", "tatar"] },
      services: ["haemodialysis", "filtration", "guests", "evening"],
    },
    text: "Первое о центре.\n\nХирург смотрит фистулу.",
  },
  chelny: {
    title: "Центр в Набережных Челнах",
    en: { title: "Naberezhnye Chelny centre", address: "3 Factory Street, Naberezhnye Chelny" },
    fields: {
      region: "tatarstan",
      city: "naberezhnye-chelny",
      address: "Набережные Челны, Заводская улица, д. 3",
      shifts: [MORNING, shift("evening", "17:00", "19:30")],
      latitude: 55.74,
      longitude: 52.42,
      services: ["haemodialysis", "evening"],
    },
  },
  almetyevsk: {
    title: "Центр в Альметьевске",
    en: { title: "Almetyevsk centre", address: "4 Garden Street, Almetyevsk" },
    fields: {
      region: "tatarstan",
      city: "almetyevsk",
      address: "Альметьевск, Садовая улица, д. 4",
      latitude: 54.9,
      longitude: 52.3,
      services: ["haemodialysis", "guests"],
    },
  },
  tyumen: {
    title: "Центр в Тюмени",
    en: { title: "Tyumen centre", address: "5 Lake Street, Tyumen" },
    fields: {
      region: "tyumen",
      city: "tyumen",
      address: "Тюмень, Озёрная улица, д. 5",
      hours: [{ days: WORKDAYS, opens: "06:30", closes: "23:00" }],
      timezone: "Asia/Yekaterinburg",
      latitude: 57.148,
      longitude: 65.541,
      services: ["haemodialysis", "filtration"],
      ...figures(),
    },
  },
};

const REGIONS = [
  ["moscow", "Москва", "Moscow"],
  ["crimea", "Крым", "Crimea"],
  ["tatarstan", "Татарстан", "Tatarstan"],
  ["tyumen", "Тюменская область", "Tyumen region"],
] as const;

/** Cities with a center, then those that partners serve. */
const CITIES = [
  ["moscow", "Москва", "Moscow", 55.756, 37.617],
  ["simferopol", "Симферополь", "Simferopol", 44.952, 34.102],
  ["yalta", "Ялта", "Yalta", 44.495, 34.166],
  ["kazan", "Казань", "Kazan", 55.796, 49.106],
  ["naberezhnye-chelny", "Набережные Челны", "Naberezhnye Chelny", 55.744, 52.396],
  ["almetyevsk", "Альметьевск", "Almetyevsk", 54.901, 52.297],
  ["tyumen", "Тюмень", "Tyumen", 57.153, 65.534],
  ["samara", "Самара", "Samara", 53.195, 50.101, "partner"],
  ["sochi", "Сочи", "Sochi", 43.585, 39.723, "partner"],
  ["arkhangelsk", "Архангельск", "Arkhangelsk", 64.54, 40.516, "partner"],
  ["bryansk", "Брянск", "Bryansk", 53.243, 34.364, "partner"],
  ["cheboksary", "Чебоксары", "Cheboksary", 56.132, 47.25, "partner"],
] as const;

const SERVICES = [
  { key: "evening", title: "Вечерняя смена для работающих", tag: "Вечерняя смена", en: "Evening shift" },
  { key: "guests", title: "Гостевой диализ", tag: "Гостевой диализ", en: "Guest dialysis" },
  { key: "filtration", title: "Гемодиафильтрация", tag: "Гемодиафильтрация", en: "Haemodiafiltration" },
  { key: "haemodialysis", title: "Гемодиализ", en: "Haemodialysis" },
];

const HIRING = {
  name: "Ирина Самсонова",
  position: "отдел персонала",
  phone: "+74953330006",
  email: "staff@renaria.example",
  hours: "9–18",
};

const office = (id: number, title: string, phone: string) => ({
  ...(id > 0 && { id, weight: 3 - id }),
  title,
  phone,
  email: "info@renaria.example",
  address: title,
  workHours: "9–18",
});

/** Somebody's workplace: the region and the city are those of the center. */
const placeOf = (alias: string) => {
  const { region, city } = CENTERS[alias]?.fields ?? {};
  return { region, city, center: alias };
};

const specialist = (id: number, title: string, center: string, more: object = {}) =>
  record({
    id,
    title,
    fields: { ...placeOf(center), speciality: "Нефрология", education: ["Институт"], accreditation: "Есть", ...more },
  });

const vacancy = (alias: string, id: number, [ru, en]: [string, string], center: string) => ({
  [`vacancies/${alias}.ru.md`]: record({
    id,
    title: ru,
    fields: { ...placeOf(center), duties: ["Работать"], postedAt: "2026-09-28" },
  }),
  [`vacancies/${alias}.en.md`]: record({ title: en, fields: { duties: ["To work"] } }),
});

/** The text of a page of the site. */
const page = (id: number, title: string, text = "Текст.", category?: string) =>
  record({ id, ...(category && { category }), title, description: `${title}, коротко.`, image: DRAWING }, text);

const answers = (keys: string[], reasons: Record<string, object>) =>
  keys.map((key) => ({ key, text: `Ответ ${key}`, ...reasons[key] }));
const CHOICE = {
  reviewer: "gulnara",
  reviewedAt: "2026-11-16",
  questions: [
    {
      key: "where",
      topic: "Где",
      text: "Где лечиться?",
      answers: answers(["centre", "home", "unsure"], {
        centre: { hemodialysis: "Всё делает медсестра." },
        home: { "peritoneal-dialysis": "Лечение идёт дома." },
      }),
    },
    {
      key: "road",
      topic: "Дорога",
      text: "Легко ли добираться?",
      answers: answers(["easy", "hard"], {
        hard: { hemodialysis: "Дорогу оплатят.", "peritoneal-dialysis": "Поездок нет.", ask: "Кого возят?" },
      }),
    },
    { key: "pets", topic: "Дом", text: "Есть ли кошка?", answers: answers(["none", "some"], {}) },
  ],
  ask: ["Что говорят мои сосуды?"],
};

/**
 * A small network: eight centers in four regions, cities of partners, two offices and the pages about them. Tests use
 * these names, phones and hours, so that editors may change those of the site.
 */
export function networkPack(): Record<string, string> {
  return {
    "articles/index.ru.md": page(1, "Главная"),
    "articles/centers.ru.md": page(2, "Наши центры"),
    "articles/contacts.ru.md": page(3, "Контакты"),
    "articles/dialysis/regions.ru.md": page(
      4,
      "Регионы",
      ":::table[Где что]\n| Что | Где |\n| --- | --- |\n| Вечер | Казань |\n:::",
      "dialysis",
    ),
    "articles/dialysis/choose.ru.md": page(5, "Выбираем вместе"),
    "articles/dialysis/choose.en.md": record({ title: "Choosing together", description: "In short." }, "Text."),
    "articles/control.ru.md": page(6, "Контроль качества", "1. Сразу.\n2. Потом."),
    "articles/director.ru.md": page(7, "Директор по качеству", "Я читаю каждое письмо.\n\n1. Первое.\n2. Второе."),
    "variables/quality-director.ru.md": record({ value: "director" }),
    ...Object.fromEntries(
      Object.entries(CENTERS).flatMap(
        (
          [
            alias,
            {
              en: { title, text, ...fields },
              ...own
            },
          ],
          at,
        ) => [
          [`centers/${alias}.ru.md`, center(at + 1, own)],
          [`centers/${alias}.en.md`, record({ title, fields }, text)],
        ],
      ),
    ),
    ...Object.fromEntries(
      REGIONS.flatMap(([alias, title, en], at) => [
        [
          `regions/${alias}.ru.md`,
          record(
            { id: 201 + at, weight: at, title, fields: { phone: `+7495222000${at}`, description: "Всё о регионе." } },
            "Рассказ о регионе.",
          ),
        ],
        [`regions/${alias}.en.md`, record({ title: en })],
      ]),
    ),
    "cities.yaml": JSON.stringify(
      CITIES.map(([slug, ru, en, latitude, longitude, partner], at) => ({
        id: at + 1,
        slug,
        partner: partner !== undefined,
        latitude,
        longitude,
        ru: { title: ru },
        en: { title: en, ...(slug === "kazan" && { also: ["Qazan"] }) },
      })),
    ),
    "variables/services.ru.md": record({
      value: SERVICES.map(({ key, title, tag }) => ({ key, title, ...(tag && { tag }) })),
    }),
    "variables/services.en.md": record({
      value: SERVICES.map(({ key, tag, en }) => ({ key, title: en, ...(tag && { tag: en }) })),
    }),
    "variables/duty-line.ru.md": record({
      value: { title: "Дежурная линия", phone: DUTY_LINE, hours: "круглосуточно", note: "Отвечает медсестра." },
    }),
    "variables/duty-line.en.md": record({
      value: { title: "Nurse helpline", phone: DUTY_LINE, hours: "round the clock", note: "A nurse answers." },
    }),
    "variables/dialysis-choice.ru.md": record({ value: CHOICE }),
    "variables/dialysis-choice.en.md": record({ value: CHOICE }),
    "addresses/default.ru.md": record(office(1, "Москва", "+74953330002")),
    "addresses/default.en.md": record(office(0, "Moscow", "+74953330003")),
    "addresses/default-spb.ru.md": record(office(2, "Петербург", "+74953330004")),
    "variables/fixed-contacts.ru.md": record({
      value: {
        en: { phone: "+74953330003", abroad: "+74953330005", email: "abroad@renaria.example" },
        spb: { phone: "+74953330004" },
      },
    }),
    "variables/hiring.ru.md": record({ value: HIRING }),
    "variables/hiring.en.md": record({ value: HIRING }),
    "feedback-types.yaml": JSON.stringify(
      ["default", "appointment", "question", "vacancy", "quality-control", "review"].map((slug, at) => ({
        id: at + 1,
        slug,
        ru: { title: slug },
      })),
    ),
    "specialists/gulnara.ru.md": specialist(301, "Гульнара Сафина", "kazan-park"),
    "specialists/rustam.ru.md": specialist(302, "Рустам Ахметов", "almetyevsk"),
    "specialists/viktoria.ru.md": specialist(303, "Виктория Гончарова", "yalta", { heads: "yalta" }),
    ...vacancy("nurse-kazan", 401, ["Медсестра", "Nurse"], "kazan-park"),
    ...vacancy("nurse-yalta", 402, ["Медсестра", "Nurse"], "yalta"),
    ...vacancy("engineer-kazan", 403, ["Инженер", "Engineer"], "kazan-park"),
    "reviews/rustam.ru.md": record({
      id: 501,
      title: "Хорошо",
      fields: { center: "kazan-park", author: "Рустам", text: "Спасибо.", date: "2026-11-13" },
    }),
    "galleries/first.ru.md": record({ id: 1, pictures: [DRAWING], titles: ["Зал"] }),
    [DRAWING]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h40v30z"/></svg>',
  };
}
