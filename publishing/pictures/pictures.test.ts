import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makePicture } from "./pictures.ts";

let root: string;
let media: string;
let count = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "pictures-"));
});
beforeEach(() => {
  media = join(root, `media-${count++}`);
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Red on the left, blue on the right, so that its orientation can be checked. */
function twoColoured(width: number, height: number): Sharp {
  const blue = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: "#00f" } };
  const red = sharp({ create: { width, height, channels: 3, background: "#f00" } });
  return red.composite([{ input: blue, gravity: "east" }]);
}

async function source(name: string, content: Sharp | Uint8Array | string): Promise<string> {
  const file = join(root, name);
  await writeFile(file, typeof content === "string" || "byteLength" in content ? content : await content.toBuffer());
  return file;
}

test("a bitmap is copied and resized to the widths below its own, as AVIF and WebP", async () => {
  const file = await source("Зал Hall_1.JPG", twoColoured(1200, 800).jpeg());
  const picture = await makePicture(file, media);
  const stem = picture.path.slice(0, -".jpg".length);
  expect(stem).toMatch(/^hall-1\.[0-9a-f]{12}$/);
  const variant = (width: number, height: number) => ({
    width,
    height,
    avif: `${stem}-${width}.avif`,
    webp: `${stem}-${width}.webp`,
  });
  expect(picture).toEqual({
    path: `${stem}.jpg`,
    name: "Зал Hall_1.JPG",
    ext: "jpg",
    mime: "image/jpeg",
    width: 1200,
    height: 800,
    preview: {
      origin: { path: `${stem}.jpg`, width: 1200, height: 800 },
      compressed: { 500: variant(500, 333), 600: variant(600, 400) },
    },
  });
  expect(await readFile(join(media, picture.path))).toEqual(await readFile(file));
  for (const type of ["avif", "webp"])
    expect(await sharp(join(media, `${stem}-500.${type}`)).metadata()).toMatchObject({
      mediaType: `image/${type}`,
      width: 500,
      height: 333,
    });
  expect((await readdir(media)).toSorted()).toEqual(
    ["-500.avif", "-500.webp", "-600.avif", "-600.webp", ".jpg", ".json"].map((end) => stem + end),
  );
});

test("different content gets a different name", async () => {
  const first = await makePicture(await source("a.png", twoColoured(4, 4).png()), media);
  const second = await makePicture(await source("a.png", twoColoured(4, 6).png()), media);
  expect(second.path).not.toBe(first.path);
});

test("applies the camera's orientation and removes its metadata", async () => {
  const exif = { IFD0: { Copyright: "somebody" } };
  const file = await source("tall.jpg", twoColoured(800, 600).jpeg().withExif(exif).withMetadata({ orientation: 6 }));
  expect((await sharp(file).metadata()).exif).toBeDefined();
  const picture = await makePicture(file, media);
  expect(picture).toMatchObject({ width: 600, height: 800, preview: { compressed: { 500: { height: 667 } } } });
  for (const type of ["avif", "webp"] as const) {
    const variant = sharp(join(media, picture.preview.compressed[500]?.[type] ?? ""));
    const { exif, orientation, width, height } = await variant.metadata();
    expect({ exif, orientation, width, height }).toEqual({ width: 500, height: 667 });
    // Turned clockwise, what was on the left is at the top.
    const [red = 0, , blue = 0] = await variant.extract({ left: 250, top: 20, width: 1, height: 1 }).raw().toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  }
});

test.each(["png", "webp", "avif", "gif"] as const)(
  "%s is recognised by its content, not by its name",
  async (format) => {
    const picture = await makePicture(await source(`named.jpg`, twoColoured(40, 20).toFormat(format)), media);
    expect(picture).toMatchObject({ ext: format, mime: `image/${format}`, width: 40, preview: { compressed: {} } });
    expect(picture.path).toMatch(new RegExp(`\\.${format}$`));
  },
);

test("is made once, and again only when a file is missing", async () => {
  const file = await source("once.png", twoColoured(520, 10).png());
  const made = await makePicture(file, media);
  const { avif: avifName = "", webp: webpName = "" } = made.preview.compressed[500] ?? {};
  const avif = join(media, avifName);
  const webp = join(media, webpName);
  await utimes(avif, 1, 1);
  expect(await makePicture(file, media)).toEqual(made);
  expect((await stat(avif)).mtimeMs).toBe(1000);
  await rm(webp);
  expect(await makePicture(file, media)).toEqual(made);
  expect((await stat(avif)).mtimeMs).toBeGreaterThan(1000);
  expect((await stat(webp)).size).toBeGreaterThan(0);
});

test("a truncated manifest is ignored", async () => {
  const file = await source("cut.png", twoColoured(20, 10).png());
  const made = await makePicture(file, media);
  await writeFile(join(media, made.path.replace("png", "json")), '{"path":');
  expect(await makePicture(file, media)).toEqual(made);
});

test("an interrupted run leaves nothing that looks finished", async () => {
  const file = await source("stopped.png", twoColoured(620, 10).png());
  const { path } = await makePicture(file, join(root, "elsewhere"));
  const stem = path.slice(0, -".png".length);
  // A folder with the name of the last variant makes the run fail there.
  await mkdir(join(media, `${stem}-600.avif`, "in the way"), { recursive: true });
  await expect(makePicture(file, media)).rejects.toThrow();
  const left = await readdir(media);
  expect(left).toContain(`${stem}-500.avif`);
  expect(left.filter((name) => name.endsWith(".json") || name.endsWith(".tmp"))).toEqual([]);
});

test("several processes may make the same picture at once", async () => {
  const file = await source("shared.png", twoColoured(520, 300).png());
  const made = await Promise.all([1, 2, 3].map(() => makePicture(file, media)));
  expect(new Set(made.map((picture) => JSON.stringify(picture))).size).toBe(1);
  expect(await readdir(media)).toHaveLength(4);
});

test("a drawing stays an SVG, sanitised", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 900"><script>alert(1)</script><rect/></svg>';
  const picture = await makePicture(await source("draw.svg", `\uFEFF${svg}`), media);
  expect(picture).toMatchObject({ ext: "svg", mime: "image/svg+xml", width: 2000, height: 900 });
  expect(picture.preview).toEqual({ origin: { path: picture.path, width: 2000, height: 900 }, compressed: {} });
  expect(await readFile(join(media, picture.path), "utf8")).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 900"><rect /></svg>',
  );
});

test("a file that cannot be shown is rejected with a clear message", async () => {
  const whole = await twoColoured(300, 300).jpeg().toBuffer();
  const refused: [string, Sharp | Uint8Array | string, string][] = [
    ["empty.jpg", "", "is not a picture that can be read"],
    ["words.png", "just words", "is not a picture that can be read"],
    ["half.jpg", whole.subarray(0, whole.length / 2), "is not a picture that can be read"],
    ["scan.png", twoColoured(10, 10).tiff(), "is not a picture that can be read"],
    ["page.svg", "<!doctype html><p>words", "is not an SVG drawing"],
    ["old.svg", Buffer.from('<svg viewBox="0 0 1 1"><text>\xcf</text></svg>', "latin1"), "is not a picture that can"],
    ["wide.png", twoColoured(12_001, 2).png(), "is wider or higher than 12000 px"],
    ["high.svg", '<svg viewBox="0 0 5 12001"/>', "is wider or higher than 12000 px"],
  ];
  for (const [name, content, message] of refused)
    await expect(makePicture(await source(name, content), media), name).rejects.toThrow(message);
  await expect(makePicture(join(root, "nowhere.png"), media)).rejects.toThrow("is not a file that can be read");
  expect(await readdir(media).catch(() => [])).toEqual([]);
});
