import { type Random, seeded } from "../seeded.ts";
import type { StoredRecord } from "#api/db/content-store.ts";
import type { KindName, StoredKinds } from "#api/stored.ts";
import type { Image } from "#contract/records/image.ts";
import { feedbackSlugs } from "#contract/records/feedback-type.ts";
import { englishWord, russianWord, textBy, titleBy, type Word } from "./made-up-texts.ts";

/** The parent of all sections. */
export const ROOT_ID = 29;
const SECTIONS = ["dialysis", "information", "lifestyle", "tourism", "stories", "about", "group"];
export const NOW = new Date("2026-01-15T09:00:00Z");
const PARAGRAPHS = 5;
const DAY_MS = 86_400_000;

/** Under the root: the sections and, in each, a few categories. Articles are distributed over them. */
const TREE = SECTIONS.flatMap((section) =>
  [section, `${section}-0`, `${section}-1`, `${section}-2`].map((alias) => ({ alias, section })),
);

export function articleAlias(n: number): string {
  return `article-${n}`;
}

export function articlePath(n: number): string {
  return `${TREE[n % TREE.length]?.section}/${articleAlias(n)}`;
}

export function contentOf(articles: number): StoredRecord[] {
  const random = seeded(articles);
  return [
    ...categories(random),
    ...pages(random),
    ...Array.from({ length: articles }, (_, n) => article(random, n)),
    ...places(random),
    ...Array.from({ length: 20 }, (_, n) => file(random, n)),
    gallery(),
    record("variable", stored(1, { key: "popular", active: true, weight: 0 }, { value: articleAlias(7) })),
    record("variable", stored(2, { key: "menu", active: true, weight: 1 }, { value: { title: "Меню", items: [] } })),
  ];
}

/** The same content with this many articles edited. */
export function edited(records: StoredRecord[], articles: number, edition: number): StoredRecord[] {
  let left = articles;
  return records.map((one) => {
    if (one.kind !== "article" || left-- <= 0) return one;
    const body = one.body as StoredKinds["article"];
    const ru = { ...body.words.ru, description: `${body.words.ru.description} Правка ${edition}.` };
    return { ...one, body: { ...body, words: { ...body.words, ru } } };
  });
}

function record<Kind extends KindName>(kind: Kind, body: StoredKinds[Kind]): StoredRecord {
  return { kind, id: body.id, body };
}

function stored<Shared, Words>(id: number, shared: Shared, ru: Words, en?: Words) {
  return { id, shared, words: en === undefined ? { ru } : { ru, en } };
}

function categories(random: Random): StoredRecord[] {
  const below = TREE.map(({ alias, section }) => ({ alias, parent: alias === section ? "root" : section }));
  const words = (word: Word) => ({ title: titleBy(random, word), description: textBy(random, word, 20) });
  return [{ alias: "root", parent: null }, ...below].map(({ alias, parent }, n) =>
    record(
      "category",
      stored(ROOT_ID + n, { alias, parent, active: true, weight: n }, words(russianWord), words(englishWord)),
    ),
  );
}

/** The home page and the sections' own pages, which have no category. */
function pages(random: Random): StoredRecord[] {
  return ["index", ...SECTIONS].map((alias, n) => articleRecord(random, 900_000 + n, alias, null));
}

function article(random: Random, n: number): StoredRecord {
  return articleRecord(random, n + 1, articleAlias(n), TREE[n % TREE.length]?.alias ?? null);
}

function articleRecord(random: Random, id: number, alias: string, category: string | null): StoredRecord {
  const publishedAt = new Date(NOW.getTime() - DAY_MS * (1 + Math.floor(random() * 3000))).toISOString();
  const image = id % 2 === 0 ? picture(alias) : null;
  const shared = { alias, category, publishedAt, reviewedAt: null, image, active: true, weight: id % 50 };
  const en = id % 3 === 0 ? articleWords(random, englishWord) : undefined;
  return record("article", stored(id, shared, articleWords(random, russianWord), en));
}

function articleWords(random: Random, word: Word) {
  const paragraph = () => `<b>${word(random)}</b> ${textBy(random, word, 250 / PARAGRAPHS)}`;
  return {
    title: titleBy(random, word),
    description: textBy(random, word, 20),
    content: Array.from({ length: PARAGRAPHS }, () => ({ type: "paragraph" as const, data: { text: paragraph() } })),
    pageMeta: { title: null, h1: null, description: null, keywords: titleBy(random, word) },
  };
}

/** Cities, centers, offices and the kinds of feedback. */
function places(random: Random): StoredRecord[] {
  const named = <Shared>(id: number, shared: Shared) =>
    stored(id, shared, { title: titleBy(random, russianWord) }, { title: titleBy(random, englishWord) });
  const common = (weight: number) => ({ active: true, weight });
  return [
    ...Array.from({ length: 40 }, (_, n) =>
      record("city", named(n + 1, { ...common(n), slug: citySlug(n), partner: n % 4 === 0 })),
    ),
    ...Array.from({ length: 16 }, (_, n) => center(random, n)),
    ...feedbackSlugs.map((slug, n) => record("feedback-type", named(n + 1, { ...common(n), slug }))),
    ...["default", "default-spb"].map((slug, n) => {
      const words = {
        title: slug,
        phone: "+70000000000",
        email: "a@renaria.example",
        address: slug,
        workHours: "7–18",
      };
      return record("address", stored(n + 1, { ...common(n), slug }, words));
    }),
  ];
}

function center(random: Random, n: number): StoredRecord {
  const words = (word: Word) => ({
    title: titleBy(random, word),
    fields: { address: textBy(random, word, 10), hours: ["7:00–18:00"], services: [textBy(random, word, 30)] },
  });
  const fields = { city: citySlug(n), phone: "+70000000000", timezone: "Europe/Moscow", latitude: 55, longitude: 37 };
  const shared = { alias: `center-${n}`, config: 1, image: picture(`center-${n}`), gallery: 1, fields };
  return record(
    "entity",
    stored(100 + n, { ...shared, active: true, weight: n }, words(russianWord), words(englishWord)),
  );
}

function file(random: Random, n: number): StoredRecord {
  const shared = { name: `${n}.pdf`, path: `${n}.pdf`, ext: "pdf", mime: "application/pdf", size: 1000 };
  return record("file", stored(n + 1, { ...shared, active: true, weight: n }, { title: titleBy(random, russianWord) }));
}

function gallery(): StoredRecord {
  const pictures = Array.from({ length: 12 }, (_, n) => picture(`gallery-${n}`));
  return record(
    "gallery",
    stored(1, { alias: "center", pictures, active: true, weight: 0 }, { titles: pictures.map(({ name }) => name) }),
  );
}

function citySlug(n: number): string {
  return n === 0 ? "moscow" : `city-${n}`;
}

function picture(name: string): Image {
  const variant = (width: number) => ({ width, height: 300, avif: `${name}-${width}.avif`, webp: `${name}.webp` });
  return {
    path: `${name}.jpg`,
    name,
    ext: "jpg",
    mime: "image/jpeg",
    width: 1200,
    height: 800,
    preview: {
      origin: { path: `${name}.jpg`, width: 1200, height: 800 },
      compressed: { "500": variant(500), "600": variant(600) },
    },
  };
}
