import { article, writePack } from "./pack.ts";

const record = (front: string) => `---\n${front}\n---\n`;

const address = (front: string, phone: string) =>
  record(`${front}\nphone: "${phone}"\nemail: info@renaria.example\naddress: Набережная\nworkHours: 9–18`);

const category = (id: number, title: string, parent?: string) =>
  record(`id: ${id}\n${parent ? `parent: ${parent}\n` : ""}title: ${title}\ndescription: Раздел.`);

const center = (id: number, city: string, weight: number) =>
  record(
    `id: ${id}\nweight: ${weight}\ntitle: Центр ${id}\ngallery: 1\nfields:\n  city: ${city}\n  address: Улица, ${id}\n  phone: "+74950000000"\n  hours: [{ days: [mon, sat], opens: 07:00, closes: 20:00 }]\n  timezone: Europe/Moscow\n  languages: { spoken: [russian] }\n  latitude: 55.7\n  longitude: 37.6\n  services: [haemodialysis, nephrologist]\n  icon: drop`,
  );

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h40v30z"/></svg>';

/** One record of every kind and several of most: for the API's tests. The clock is at SAMPLE_NOW. */
export const SAMPLE_NOW = new Date("2026-11-15T12:00:00Z");

export function writeSamplePack(): string {
  return writePack({
    "articles/index.ru.md": article("id: 1\ntitle: Главная\ndescription: Начало."),
    "articles/about.ru.md": article(
      "id: 2\ntitle: О нас\ndescription: Кто мы.",
      "Текст.\n\n![Зал](pictures/hall.svg)\n\n:::linking\n- 1\n:::",
    ),
    "articles/about.en.md": article("title: About us\ndescription: Who we are.", "Text."),
    "articles/russian.ru.md": article("id: 3\ntitle: Только по-русски\ndescription: Без перевода."),
    "articles/hidden.ru.md": article("id: 4\nactive: false\ntitle: Скрыто\ndescription: Черновик."),
    "articles/soon.ru.md": article(
      "id: 5\npublishedAt: 2026-11-15T12:01:00Z\ntitle: Скоро\ndescription: Через минуту.",
    ),
    "articles/now.ru.md": article(
      "id: 6\npublishedAt: 2026-11-15T15:00:00+03:00\ntitle: Уже\ndescription: В эту минуту.",
    ),
    "articles/news.ru.md": article("id: 7\ncategory: about\ntitle: Новости\ndescription: Все новости."),
    ...Object.fromEntries(
      [1, 2, 3].map((n) => [
        `articles/news/news-${n}.ru.md`,
        article(
          `id: ${10 + n}\ncategory: news-company\npublishedAt: 2026-10-0${n}T09:00:00Z\nimage: pictures/hall.svg\ntitle: Новость ${n}\ndescription: Про гемодиализ.`,
          "Аппарат для диализа.",
        ),
      ]),
    ),
    "articles/news/later.ru.md": article(
      "id: 20\ncategory: news-company\npublishedAt: 2026-12-01T09:00:00Z\ntitle: Потом\ndescription: Диализ потом.",
    ),
    "articles/fistula-wash.ru.md": article(
      "id: 30\ncategory: fistula-care\ntitle: Мыть руку\ndescription: Гигиена.",
      "Берегите фистулу.",
    ),
    "articles/popular-search.ru.md": article(
      "id: 31\ntitle: Частые запросы\ndescription: Что ищут.",
      "диализ\n\nфистула",
    ),
    "categories/root.ru.md": category(29, "Корень"),
    "categories/about.ru.md": category(1, "О компании", "root"),
    "categories/news.ru.md": category(10, "Новости", "about"),
    "categories/news-company.ru.md": category(11, "Новости компании", "news"),
    "categories/fistula.ru.md": category(8, "Фистула", "root"),
    "categories/fistula-care.ru.md": category(81, "Уход", "fistula"),
    "centers/moscow-first.ru.md": center(101, "moscow", 2),
    "centers/moscow-second.ru.md": center(102, "kazan", 1),
    "centers/moscow-first.en.md": record("title: Center 101\nfields:\n  address: Street, 101"),
    "variables/services.ru.md": record(
      "value:\n  - { key: haemodialysis, title: Гемодиализ }\n  - { key: nephrologist, title: Консультация нефролога, tag: Нефролог }",
    ),
    "variables/services.en.md": record(
      "value:\n  - { key: haemodialysis, title: Haemodialysis }\n  - { key: nephrologist, title: Nephrologist, tag: Nephrologist }",
    ),
    "regions/moscow.ru.md": record('id: 201\ntitle: Москва\nfields:\n  phone: "+74950000000"'),
    "addresses/default.ru.md": address("id: 1\nweight: 2\ntitle: Москва", "+78000000000"),
    "addresses/default.en.md": address("title: Moscow", "+78000000001"),
    "addresses/default-spb.ru.md": address("id: 2\nweight: 1\ntitle: Петербург", "+78120000000"),
    "cities.yaml": ["Москва moscow", "Ёлкино yolkino", "Казань kazan", "Елец yelets"]
      .map((line, n) => {
        const [title, slug] = line.split(" ");
        return `- id: ${n + 1}\n  slug: ${slug}\n  partner: ${n > 1}\n  ru:\n    title: ${title}\n  en:\n    title: ${slug}\n`;
      })
      .join(""),
    "feedback-types.yaml": ["default", "appointment", "question", "vacancy", "quality-control", "review"]
      .map((slug, n) => `- id: ${n + 1}\n  weight: ${n}\n  slug: ${slug}\n  ru:\n    title: Вид ${n}\n`)
      .join(""),
    "variables/popular-search.ru.md": record("value: popular-search"),
    "variables/menu.ru.md": record("value:\n  - title: О нас\n    path: /about"),
    "files/policy.ru.md": record("id: 1\nfile: documents/policy.txt\ntitle: Политика"),
    "documents/policy.txt": "Политика",
    "galleries/first.ru.md": record("id: 1\npictures: [pictures/hall.svg]\ntitles: [Зал]"),
    "pictures/hall.svg": DRAWING,
  });
}
