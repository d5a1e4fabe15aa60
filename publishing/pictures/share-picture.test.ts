import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { makeSharePicture } from "./share-picture.ts";

const folder = mkdtempSync(join(tmpdir(), "renaria-share-"));
afterAll(() => rmSync(folder, { recursive: true }));

const make = (title: string, caption = "Ренария") => makeSharePicture({ title, caption }, folder);

/** The bounding box of everything lighter than the background, left of the logo. */
async function inked(path: string) {
  const text = sharp(readFileSync(join(folder, path))).extract({ left: 0, top: 0, width: 840, height: 630 });
  const letters = await text.greyscale().threshold(140).png().toBuffer();
  const { info } = await sharp(letters).trim({ background: "black" }).toBuffer({ resolveWithObject: true });
  return { width: info.width, bottom: info.height - (info.trimOffsetTop ?? 0) };
}

test("a title becomes a PNG of 1200 × 630 whose file name depends on its words", async () => {
  const [one, again, other] = [await make("Новости"), await make("Новости"), await make("Новости", "Renaria")];
  expect(one).toMatchObject({ width: 1200, height: 630, path: expect.stringMatching(/^share-[\da-f]{16}\.png$/) });
  expect(again).toEqual(one);
  expect(other.path).not.toBe(one.path);
  expect(await sharp(join(folder, one.path)).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(readdirSync(folder).toSorted()).toEqual([one.path, other.path].toSorted());
});

test("an existing picture is not drawn again", async () => {
  const { path } = await make("Один раз");
  // A file that is written again is another file under the same name.
  const before = statSync(join(folder, path)).ino;
  await make("Один раз");
  expect(statSync(join(folder, path)).ino).toBe(before);
});

test.each([
  ["Щёлкни и ждите", 655],
  ["Quick jumps", 471],
])("%s is drawn with our fonts, whatever fonts the machine has", async (title, width) => {
  const drawn = (await inked((await make(title, "")).path)).width;
  expect(Math.abs(drawn - width)).toBeLessThan(10);
});

test("a long title and a single long word do not overlap the caption", async () => {
  const long = "Как мы вместе с пациентами переписали памятку о первых месяцах на диализе, ".repeat(4).trim();
  for (const title of [long, "А".repeat(120), "<b>&amp; «кавычки»</b>"]) {
    expect((await inked((await make(title, "")).path)).bottom).toBeLessThan(520);
  }
});
