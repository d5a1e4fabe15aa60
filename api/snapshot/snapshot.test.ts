import { expect, onTestFinished, test, vi } from "vitest";
import { entityConfigs } from "#contract/entity-configs.ts";
import type { StoredRecord } from "../db/content-store.ts";
import { packRecord } from "../packed-article.ts";
import { search } from "../search/search.ts";
import { buildSnapshot, createBuildCache } from "./snapshot.ts";

const common = { active: true, weight: 0 };

function article(id: number, title: string, more: object = {}): StoredRecord {
  const words = {
    title,
    description: "",
    content: [],
    pageMeta: { title: null, h1: null, description: null, keywords: "" },
  };
  const shared = {
    ...common,
    alias: `a-${id}`,
    publishedAt: null,
    reviewedAt: null,
    image: null,
    category: null,
    ...more,
  };
  return packRecord({ kind: "article", id, body: { id, shared, words: { ru: words } } }, `${id} ${title}`);
}

function category(id: number, alias: string): StoredRecord {
  return {
    kind: "category",
    id,
    body: { id, shared: { ...common, alias, parent: null }, words: { ru: { title: alias } } },
  };
}

function specialist(name: string): StoredRecord {
  const shared = {
    ...common,
    alias: "zhukova",
    config: entityConfigs.specialist.id,
    image: null,
    gallery: null,
    fields: {},
  };
  return { kind: "entity", id: 90, body: { id: 90, shared, words: { ru: { title: name, fields: {} } } } };
}

test("a new version reuses unchanged records and rebuilds those that changed or refer to a changed one", async () => {
  const cache = createBuildCache();
  const [plain, sorted, reviewed] = [
    article(1, "Диализ"),
    article(2, "Питание", { category: "food" }),
    article(3, "Отдых", { reviewer: "zhukova" }),
  ];
  const build = async (version: string, records: StoredRecord[]) =>
    (await buildSnapshot(version, records, "/media", cache)).in.ru;
  const first = await build("1", [
    plain,
    sorted,
    reviewed,
    article(4, "Прогулка"),
    category(7, "food"),
    specialist("Жукова"),
  ]);
  const second = await build("2", [
    plain,
    sorted,
    reviewed,
    article(4, "Плавание"),
    category(8, "food"),
    specialist("Орлова"),
  ]);

  const pairs = [1, 2, 3, 4].map((id) => [first.articleById.get(id), second.articleById.get(id)] as const);
  expect(pairs.map(([before, after]) => before === after)).toEqual([true, false, false, false]);
  expect(second.articleById.get(2)?.categoryId).toBe(8);
  expect(second.articleById.get(3)?.reviewer?.name).toBe("Орлова");

  const found = async (local: typeof first, query: string) => {
    const index = await local.search();
    return index
      .match(query)
      .best(index.scope((key) => key.startsWith("article")))
      .keys();
  };
  expect(await found(second, "плавание")).toEqual(["article:4"]);
  expect(await found(second, "прогулка")).toEqual([]);
  expect(await found(second, "диализ")).toEqual(["article:1"]);
  expect(await found(first, "прогулка")).toEqual(["article:4"]);
});

test("places are taken over from the version before if only words have changed, and are right after any change", async () => {
  const [dated, other] = [{ publishedAt: "2026-11-10T09:00:00.000Z" }, { publishedAt: "2026-11-12T09:00:00.000Z" }];
  const records = [
    category(7, "news"),
    category(8, "food"),
    article(1, "Диализ", { category: "news", ...dated }),
    article(2, "Питание", { category: "news", ...other }),
    article(3, "Отдых"),
    specialist("Жукова"),
  ];
  const replaced = (record: StoredRecord) => records.map((one) => (one.id === record.id ? record : one));
  const cache = createBuildCache();
  const before = (await buildSnapshot("1", records, "/media", cache)).in.ru;
  const words = [replaced(article(1, "Гемодиализ", { category: "news", ...dated })), replaced(specialist("Орлова"))];
  for (const changed of words)
    expect((await buildSnapshot("2", changed, "/media", cache)).in.ru.pages).toBe(before.pages);

  const news = { category: "news", ...dated };
  const versions = [
    ...[
      { weight: 9 },
      { alias: "new" },
      { category: "food" },
      { active: false },
      { publishedAt: null },
      other,
      { image: {} },
    ].map((more) => replaced(article(1, "Диализ", { ...news, ...more }))),
    records.filter(({ id }) => id !== 2),
    [...records, article(4, "Прогулка", news)],
    replaced(category(7, "our-news")),
  ];
  const placesOf = ({ articles, newestFirst, pages }: typeof before) => ({
    articles: articles.map(({ id }) => id),
    newestFirst: newestFirst.map(({ id }) => id),
    pages: ["/about/news", "/news", "/food", "/our-news", "/"].map((path) => [path, pages.children(path)]),
    found: [1, 2, 3, 4].map((id) => pages.find(`a-${id}`)),
  });
  for (const version of versions) {
    const after = (await buildSnapshot("3", version, "/media", cache)).in.ru;
    const afresh = (await buildSnapshot("3", version, "/media", createBuildCache())).in.ru;
    expect(placesOf(after)).toEqual(placesOf(afresh));
    expect(placesOf(after)).not.toEqual(placesOf(before));
    await buildSnapshot("4", records, "/media", cache);
  }
});

test("an article without a translation is held in memory once, and lists return the same object again", async () => {
  const translated = article(2, "Питание");
  const body = translated.body as { words: Record<string, object> };
  body.words["en"] = { ...body.words["ru"], title: "Food" };
  const { in: local } = await buildSnapshot("1", [article(1, "Диализ"), translated], "/media", createBuildCache());
  expect(local.en.articleById.get(1)).toBe(local.ru.articleById.get(1));
  expect(local.en.articleById.get(2)?.title).toBe("Food");
  const { articles, categories } = local.ru;
  const complete = () => articles.map((one) => categories.complete(one, "parent"));
  expect(complete().every((one, n) => one === complete()[n])).toBe(true);
});

test("a search asked again finds what has become visible since, and every miss counts", async () => {
  const records = [article(1, "Диализ", { publishedAt: "2026-11-18T09:00:00.000Z" })];
  const snapshot = await buildSnapshot("1", records, "/media", createBuildCache());
  const missed: string[] = [];
  let now = "2026-11-18T08:59:00Z";
  const misses = { count: (query: string) => void missed.push(query), settle: async () => {} };
  const ask = search({ snapshot: () => snapshot, now: () => new Date(now), misses });
  const idsFor = async (query: string) =>
    (await ask({ query, filters: [{ type: "default", id: "2.2" }] }, { locale: "ru" })).search[0]?.ids;
  expect([await idsFor("диализ"), await idsFor("диализ")]).toEqual([[], []]);
  now = "2026-11-18T09:00:00Z";
  expect([await idsFor("диализ"), await idsFor("диализ")]).toEqual([[1], [1]]);
  expect([await idsFor("яблоко"), await idsFor("яблоко")]).toEqual([[], []]);
  expect(missed).toEqual(["яблоко", "яблоко"]);
});

test("a search does not wait for an index that takes long: the server says that it is busy", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const snapshot = await buildSnapshot("1", [article(1, "Диализ")], "/media", createBuildCache());
  const never = {
    ...snapshot,
    in: { ...snapshot.in, ru: { ...snapshot.in.ru, search: () => new Promise<never>(() => {}) } },
  };
  const misses = { count: () => {}, settle: async () => {} };
  const ask = search({ snapshot: () => never, now: () => new Date(), misses });
  const asked = Promise.resolve(ask({ query: "диализ", filters: [] }, { locale: "ru" }));
  const refused = expect(asked).rejects.toMatchObject({ reason: "busy" });
  await vi.advanceTimersByTimeAsync(4000);
  await refused;
});
