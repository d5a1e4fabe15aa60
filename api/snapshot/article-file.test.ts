import { existsSync, mkdtempSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createCacheFolder } from "../cache-folder.ts";
import { packArticles, splitArticle, unpackHead, unpackTexts } from "../packed-article.ts";
import { createArticleFile } from "./article-file.ts";

/** More than one line of the file; every third is translated. */
const articles = packArticles(
  Array.from({ length: 1203 }, (_, n) => {
    const shared = { alias: `a-${n}`, active: true, weight: n % 7, publishedAt: null, reviewedAt: null, image: null };
    const pageMeta = { title: null, h1: null, description: null, keywords: null };
    const words = (text: string) => ({
      title: text,
      description: `${text}.`,
      content: [{ type: "paragraph" as const, data: { text: `${text} — первая строка\nи вторая` } }],
      pageMeta,
      ...(n % 2 === 0 && { synonyms: ["соль"] }),
    });
    const english = n % 3 === 0 ? { en: words(`Water ${n}`) } : {};
    const whole = { id: n, shared: { ...shared, category: "news" }, words: { ru: words(`Вода ${n}`), ...english } };
    return { hash: `hash ${n}`, ...splitArticle(whole) };
  }),
);

function setUp(large = 1) {
  const faults: unknown[] = [];
  const dir = mkdtempSync(join(tmpdir(), "articles-"));
  const start = () =>
    createArticleFile(
      createCacheFolder(dir, (error) => void faults.push(error)),
      large,
    );
  return { faults, file: join(dir, "articles"), start };
}

test("articles that were kept are the same after the next start, and stay in the file", async () => {
  const { faults, start } = setUp();
  expect(await start().read()).toEqual([]);
  await start().keep(articles);
  const next = start();
  const read = await next.read();
  const whole = (of: typeof articles) =>
    of.map((one) => {
      const { bytes: _, ...key } = one;
      return { ...key, head: unpackHead(one), texts: unpackTexts(one) };
    });
  expect(whole(read)).toEqual(whole(articles));
  expect(read[2]?.fields).toBe(read[4]?.fields);
  expect(new Set(read.map(({ bytes }) => bytes.of)).size).toBe(1);
  expect(faults).toEqual([]);
  await next.close();
});

test("the file is written again when an article is missing in it, and only then", async () => {
  const { faults, file, start } = setUp();
  await start().keep(articles.slice(1));
  const before = statSync(file).ino;
  const second = start();
  const kept = await second.read();
  await second.keep(kept);
  expect(statSync(file).ino).toBe(before);
  await second.keep([...kept, ...articles.slice(0, 1)]);
  expect(statSync(file).ino).not.toBe(before);
  const third = start();
  expect((await third.read()).map(({ hash }) => hash)).toEqual(
    [...articles.slice(1), ...articles.slice(0, 1)].map(({ hash }) => hash),
  );
  // The server that has the old file open still reads from it.
  expect(kept.map((one) => unpackTexts(one).ru[0])).toEqual(articles.slice(1).map((one) => unpackTexts(one).ru[0]));
  expect(faults).toEqual([]);
  await Promise.all([second.close(), third.close()]);
});

test("few articles are not kept, and a file of many is removed", async () => {
  const { faults, file, start } = setUp(100_000);
  await start().keep(articles.slice(0, 10));
  expect(existsSync(file)).toBe(false);
  await start().keep(articles);
  expect(existsSync(file)).toBe(true);
  await start().keep(articles.slice(0, 10));
  expect([existsSync(file), faults]).toEqual([false, []]);
});

test("a file that is damaged or cut off is reported and not used; one made by other code is left alone", async () => {
  const { faults, file, start } = setUp();
  await start().keep(articles);
  const whole = readFileSync(file);
  for (const at of [10, whole.length - 60]) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    writeFileSync(file, damaged);
    expect(await start().read()).toEqual([]);
  }
  expect(faults.splice(0)).toEqual([1, 2].map(() => new Error("the file of articles is damaged")));

  writeFileSync(file, whole);
  truncateSync(file, 20);
  expect(await start().read()).toEqual([]);
  expect(faults.splice(0)).toEqual([new Error("the file of articles is cut off")]);

  const other = Buffer.from(whole);
  other.fill(0, whole.length - 40, whole.length - 8);
  writeFileSync(file, other);
  expect([await start().read(), faults]).toEqual([[], []]);
});
