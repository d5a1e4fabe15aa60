import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createCacheFolder } from "#api/cache-folder.ts";
import { type ContentStore, createContentStore } from "#api/db/content-store.ts";
import { migrate } from "#api/db/migrate.ts";
import { holdServerLock } from "#api/db/server-lock.ts";
import { fingerprintOf, readMark, writeMark } from "#publishing/fingerprint.ts";
import { BrokenPack, publishPack } from "#publishing/publish.ts";
import { createIndexFiles } from "#api/search/index-files.ts";
import { createArticleFile } from "#api/snapshot/article-file.ts";
import { createSnapshots } from "#api/snapshot/snapshots.ts";
import { engines } from "../support/engines.ts";
import { article, writePack } from "../support/pack.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { runNode } from "../support/server.ts";

/** What is kept for the next start; nothing of an empty index. */
const NAMES = ["articles", "ru.index"];
const NOW = new Date("2026-11-15T12:00:00Z");
const packWith = (title: string) =>
  writePack({ "articles/about.ru.md": article(`id: 1\ntitle: ${title}\ndescription: Кто мы.`) });

// Outside the pack: generated files must not change its fingerprint.
const mediaDirOf = (pack: string) => `${pack}-media`;
const publish = (store: ContentStore, pack: string) =>
  publishPack(store, { pack, mediaDir: mediaDirOf(pack), now: NOW });

describe.each(engines)("on $name", ({ open }) => {
  const setUp = async () => {
    const { database } = await open();
    await migrate(database);
    return { database, store: createContentStore(database.db) };
  };

  test("processes that start together migrate once and publish once", async () => {
    const { database, env } = await open();
    const CONTENT_DIR = writeSamplePack();
    const tools = [1, 2, 3].map(() => runNode(["server/content.ts", "publish"], { ...env, CONTENT_DIR }));
    expect(await Promise.all(tools.map(({ exit }) => exit))).toEqual([0, 0, 0]);
    const said = tools.map(({ output }) => output().trim()).toSorted();
    expect(said).toEqual([...Array(2).fill("nothing new: version 1 is this pack"), "published version 1"]);
    expect(await createContentStore(database.db).currentVersion()).toBe(1);
    await database.close();
  });

  test("publishing the same pack again makes no new version", async () => {
    const { database, store } = await setUp();
    const pack = packWith("Первая");
    expect(await publish(store, pack)).toEqual({ version: 1, isNew: true });
    expect(await publish(store, pack)).toEqual({ version: 1, isNew: false });
    await database.close();
  });

  test("a version writes only the records that differ, and holds exactly what it was given", async () => {
    const { database, store } = await setUp();
    const records = (words: string[]) => words.map((word, n) => ({ kind: n % 2 ? "city" : "file", id: n, body: word }));
    const given = [records(["a", "b", "c"]), records(["a", "changed"]), records(["a", "b", "c", "new"])];
    for (const [n, one] of given.entries()) await store.publish(one, `pack ${n}`, NOW);
    const held = given.map(async (_, n) => {
      const entries = (await store.entries(n + 1)).toSorted((a, b) => a.id - b.id);
      const bodies = new Map((await store.bodies(entries.map(({ hash }) => hash))).map((row) => [row.hash, row.data]));
      return entries.map(({ kind, id, hash }) => ({ kind, id, body: JSON.parse(bodies.get(hash) ?? "") as string }));
    });
    expect(await Promise.all(held)).toEqual(given);
    await database.close();
  });

  test("an unchanged pack is not read again, unless its pictures are missing", async () => {
    const { database, store } = await setUp();
    const pack = packWith("Первая");
    await publish(store, pack);
    // Made invalid while the fingerprint of the valid pack is still there: only reading the pack would notice.
    const mark = await readMark(mediaDirOf(pack));
    writeFileSync(join(pack, "articles/about.ru.md"), "без заголовка");
    await writeMark(mediaDirOf(pack), { hash: mark?.hash ?? "", fingerprint: await fingerprintOf(pack) });
    expect(await publish(store, pack)).toEqual({ version: 1, isNew: false });
    rmSync(mediaDirOf(pack), { recursive: true });
    await expect(publish(store, pack)).rejects.toThrow(BrokenPack);
    await database.close();
  });

  test("a new version is swapped in atomically, and a snapshot already taken stays unchanged", async () => {
    const { database, store } = await setUp();
    const snapshots = createSnapshots(store);
    await snapshots.refresh();
    expect(snapshots.current()).toBeUndefined();

    await publish(store, packWith("Первая"));
    await snapshots.refresh();
    const first = snapshots.current();
    await publish(store, packWith("Вторая"));
    await snapshots.refresh();

    expect(first?.in.ru.articleByAlias.get("about")?.title).toBe("Первая");
    expect(snapshots.current()).toMatchObject({ version: "2" });
    expect(snapshots.current()?.in.ru.articleByAlias.get("about")?.title).toBe("Вторая");
    await database.close();
  });

  test("articles that an earlier release has published are read as well", async () => {
    const { database, store } = await setUp();
    await publish(store, packWith("Первая"));
    const shown = async () => {
      const snapshots = createSnapshots(store);
      await snapshots.refresh();
      return JSON.stringify(snapshots.current()?.in.ru.articles);
    };
    const packed = await shown();
    expect(packed).toContain("Первая");
    expect((await database.db.deleteFrom("packed_article").executeTakeFirst()).numDeletedRows).toBe(1n);
    expect(await shown()).toBe(packed);
    await database.close();
  });

  test("the next start reads articles and indexes from files, and only what was published since from the database", async () => {
    const { database, store } = await setUp();
    const dir = mkdtempSync(join(tmpdir(), "cache-"));
    const faults: unknown[] = [];
    const asked: number[] = [];
    const inodes = new Map<string, number>();
    const isNew = (file: string) => inodes.get(file) !== inodes.set(file, statSync(file).ino).get(file);
    const counting = { ...store, articles: (hashes: string[]) => (asked.push(hashes.length), store.articles(hashes)) };
    const start = async () => {
      const folder = createCacheFolder(dir, (error) => void faults.push(error));
      const kept = { indexes: createIndexFiles(folder), articles: createArticleFile(folder, 1) };
      const snapshots = createSnapshots(counting, "/media", kept);
      await snapshots.refresh();
      await snapshots.warmUp();
      await folder.settle();
      const shown = JSON.stringify(snapshots.current()?.in.ru.articles);
      await kept.articles.close();
      return { shown, written: NAMES.filter((name) => isNew(join(dir, name))) };
    };
    const other = article("id: 2\ntitle: Контакты\ndescription: Где мы.");
    const packOf = (description: string) =>
      writePack({
        "articles/about.ru.md": article(`id: 1\ntitle: О нас\ndescription: ${description}`),
        "articles/contacts.ru.md": other,
      });
    await publish(store, packOf("Кто мы."));
    const first = await start();
    expect(first.shown).toContain("Где мы.");
    expect(first.written).toEqual(NAMES);
    expect(await start()).toEqual({ ...first, written: [] });
    await publish(store, packOf("Кто мы теперь."));
    const second = await start();
    expect(second.shown).toBe(first.shown.replaceAll("Кто мы.", "Кто мы теперь."));
    expect(second.written).toEqual(NAMES);
    expect({ asked, faults }).toEqual({ asked: [2, 1], faults: [] });
    await database.close();
  });

  test("an invalid pack is rejected as a whole, and the previous version stays", async () => {
    const { database, store } = await setUp();
    await publish(store, packWith("Первая"));
    const broken = writePack({ "articles/about.ru.md": "без заголовка" });
    await expect(publish(store, broken)).rejects.toThrow(BrokenPack);
    expect(await store.currentVersion()).toBe(1);
    await database.close();
  });

  test("while the database is unreachable the snapshot stays and the error is reported", async () => {
    const { database, store } = await setUp();
    await publish(store, packWith("Первая"));
    const snapshots = createSnapshots(store);
    await snapshots.refresh();
    await database.close();
    const told = await new Promise((resolve) => {
      const watcher = snapshots.watch(1, (error) => {
        void watcher.stop();
        resolve(error);
      });
    });
    expect(told).toBeInstanceOf(Error);
    expect(snapshots.current()?.version).toBe("1");
  });
});

test("one server per data folder; the lock is released with its holder", () => {
  const folder = writePack({});
  const first = holdServerLock(folder);
  expect(first).toBeDefined();
  expect(holdServerLock(folder)).toBeUndefined();
  first?.release();
  const next = holdServerLock(folder);
  expect(next).toBeDefined();
  next?.release();
});
