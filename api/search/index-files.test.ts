import { existsSync, mkdtempSync, readFileSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createCacheFolder } from "../cache-folder.ts";
import { createIndexFiles } from "./index-files.ts";
import type { SearchDocument } from "./read-document.ts";
import { buildSearchIndex } from "./search-index.ts";

/** Articles, which are named, and a visitor's review, which is not. */
function documentsOf(onRead: () => void): SearchDocument[] {
  const named = ["Гемодиализ ночью", "Вода и соль", "Калий в картофеле"].map((title, n) => ({
    key: `article:${n}`,
    title,
    keywords: "соль, ночной гемодиализ",
    hash: `hash ${n}`,
    text: () => {
      onRead();
      return `Сеанс гемодиализа, ${title} и почки.`;
    },
  }));
  return [...named, { key: "entity:1", title: "Отзыв", text: "Спасибо, доктор Иннокентьева! Почки и соль." }];
}

function setUp() {
  const faults: unknown[] = [];
  const dir = mkdtempSync(join(tmpdir(), "index-"));
  const files = createIndexFiles(createCacheFolder(dir, (error) => void faults.push(error)));
  return { files, faults, file: join(dir, "ru.index") };
}

const QUERIES = ["гемодиализ", "соль", "гемодиолиз", "карт", "gjxrb", "ночной гемодиализ", "Иннокентьева", "отзыв"];

test("an index that was written is read again: the same answers, and no named text is read again", async () => {
  const { files, faults } = setUp();
  let readings = 0;
  const count = () => void readings++;
  const first = await buildSearchIndex(documentsOf(count));
  await files.write("ru", first.parts);
  const before = await files.read("ru");
  const next = await buildSearchIndex(documentsOf(count), { before });
  expect([readings, faults]).toEqual([3, []]);
  expect(next.search("гемодиализ")).toHaveLength(3);
  for (const query of QUERIES) expect([query, ...next.search(query)]).toEqual([query, ...first.search(query)]);
});

test("words that only unnamed documents have are not written: a review may be erased", async () => {
  const { files, file } = setUp();
  const { parts, search } = await buildSearchIndex(documentsOf(() => {}));
  expect(search("Иннокентьева")).toEqual(["entity:1"]);
  await files.write("ru", parts);
  const text = readFileSync(file, "utf8");
  expect(text).toContain("картофел");
  expect(text).not.toContain("иннокентьев");
  expect(text).not.toContain("отзыв");
});

test("a missing file is no fault, a damaged one is reported, one made by other code is left alone", async () => {
  const { files, faults, file } = setUp();
  expect([await files.read("ru"), faults]).toEqual([undefined, []]);
  const { parts } = await buildSearchIndex(documentsOf(() => {}));
  await files.write("ru", parts);
  const whole = readFileSync(file);
  expect(await files.read("ru")).toBeDefined();

  const [, code = ""] = /"code":"(\w+)"/.exec(whole.toString("latin1")) ?? [];
  writeFileSync(file, Buffer.from(whole.toString("latin1").replace(code, "0".repeat(code.length)), "latin1"));
  expect([await files.read("ru"), faults]).toEqual([undefined, []]);

  writeFileSync(file, whole);
  truncateSync(file, whole.length - 4);
  expect([await files.read("ru"), faults]).toEqual([undefined, [new Error("a file of the cache is cut off")]]);
});

test("two versions in a row are written one after the other, and drafts of ended processes are removed", async () => {
  const { files, faults, file } = setUp();
  const versions = await Promise.all([
    buildSearchIndex(documentsOf(() => {})),
    buildSearchIndex(documentsOf(() => {}).slice(0, 2)),
  ]);
  const draft = `${file}.12345`;
  writeFileSync(draft, "");
  utimesSync(draft, 0, 0);
  await Promise.all(versions.map(({ parts }) => files.write("ru", parts)));
  expect((await files.read("ru"))?.keys).toEqual(["article:0", "article:1"]);
  expect([existsSync(draft), faults]).toEqual([false, []]);
});

test("a folder that cannot be written to is reported and does no harm", async () => {
  const { faults, file, files: whole } = setUp();
  const { parts } = await buildSearchIndex(documentsOf(() => {}));
  await whole.write("ru", parts);
  await createIndexFiles(createCacheFolder(file, (error) => void faults.push(error))).write("ru", parts);
  expect(faults).toHaveLength(1);
});
