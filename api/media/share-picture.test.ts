import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { makeSharePicture } from "./share-picture.ts";

const folder = mkdtempSync(join(tmpdir(), "renaria-share-"));
afterAll(() => rmSync(folder, { recursive: true }));

const make = (title: string, caption = "Ренария") => makeSharePicture({ title, caption }, folder);

/** Where something lighter than the ground stands, left of our bean. */
async function inked(path: string) {
  const text = sharp(readFileSync(join(folder, path))).extract({ left: 0, top: 0, width: 840, height: 630 });
  const { data } = await text.greyscale().threshold(140).raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: 630 }, (_, y) => data.subarray(y * 840, (y + 1) * 840).filter((p) => p > 0).length);
  return {
    first: rows.findIndex((n) => n > 0),
    last: rows.findLastIndex((n) => n > 0),
    dots: rows.reduce((a, b) => a + b),
  };
}

test("a title becomes a PNG of 1200 × 630 under a name that follows its words", async () => {
  const [one, again, other] = [await make("Новости"), await make("Новости"), await make("Новости", "Renaria")];
  expect(one).toMatchObject({ width: 1200, height: 630, path: expect.stringMatching(/^share-[\da-f]{16}\.png$/) });
  expect(again).toEqual(one);
  expect(other.path).not.toBe(one.path);
  expect(await sharp(join(folder, one.path)).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(readdirSync(folder).toSorted()).toEqual([one.path, other.path].toSorted());
});

test("what is there is not drawn again", async () => {
  const { path } = await make("Один раз");
  // A file that is written anew is another file under the same name.
  const before = statSync(join(folder, path)).ino;
  await make("Один раз");
  expect(statSync(join(folder, path)).ino).toBe(before);
});

test("the letters are ours in both alphabets, whatever fonts the machine has", async () => {
  const dots = async (title: string) => (await inked((await make(title, "")).path)).dots;
  // Signs of a missing letter are all of one size; in a font these two are twins and those two are not.
  expect(await dots("оооо")).toBe(await dots("oooo"));
  expect(await dots("ШШШШ")).toBeGreaterThan(1.3 * (await dots("оооо")));
  expect(await dots("WWWW")).toBeGreaterThan(1.3 * (await dots("oooo")));
});

test("a long title and one of a single word stay clear of the caption", async () => {
  const long = "Как мы вместе с пациентами переписали памятку о первых месяцах на диализе, ".repeat(4).trim();
  for (const title of [long, "А".repeat(120), "<b>&amp; «кавычки»</b>"]) {
    expect((await inked((await make(title, "")).path)).last).toBeLessThan(520);
  }
});
