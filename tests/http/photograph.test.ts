import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { all, attribute, one, texts } from "../support/read-html.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";

// A photograph from end to end: an editor's file, published at the start, shown on a page.
let server: RunningServer;
const dataDir = mkdtempSync(join(tmpdir(), "renaria-photograph-"));
const pack = writeSamplePack();
beforeAll(async () => {
  writeFileSync(join(pack, "pictures/hall.jpg"), await photograph());
  const news = join(pack, "articles/news/news-1.ru.md");
  writeFileSync(news, `${readFileSync(news, "utf8")}\n![Зал](pictures/hall.jpg)\n`);
  // The drawing comes first, as in a record that an editor adds a photograph to.
  writeFileSync(
    join(pack, "galleries/first.ru.md"),
    "---\nid: 1\npictures: [pictures/hall.svg, pictures/hall.jpg]\ntitles: [Зал днём, Зал утром]\n---\n",
  );
  server = await startServer({ CONTENT_DIR: pack, DATA_DIR: dataDir });
});
afterAll(async () => {
  await server.stop();
  for (const folder of [pack, dataDir]) rmSync(folder, { recursive: true });
});

/** As from a camera: noise, metadata, and rotated. Upright it is 2000 px wide, reddish at the top. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [1500, 2000];
  const noise = await sharp({
    create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  })
    .png()
    .toBuffer();
  const red = {
    create: { width: width / 2, height, channels: 4 as const, background: { r: 255, g: 0, b: 0, alpha: 0.6 } },
  };
  return sharp(noise)
    .composite([{ input: red, gravity: "west" }])
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Copyright: "somebody" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

const load = async (path: string) => {
  const response = await fetch(server.origin + path);
  expect([path, response.status]).toEqual([path, 200]);
  return response;
};

test("is served in four widths and two formats, upright and without the camera's metadata", async () => {
  const html = await (await load("/about/news/news-1")).text();
  const picture = one(html, "picture:has(img[src$='.jpg'])");
  expect(one(picture, "img").attribs).toMatchObject({
    src: expect.stringMatching(/^\/media\/hall\.[\da-f]{12}\.jpg$/),
    width: "2000",
    height: "1500",
  });
  for (const type of ["avif", "webp"]) {
    const set = attribute(picture, `source[type='image/${type}']`, "srcset") ?? "";
    const variants = set.split(", ").map((variant) => variant.split(" "));
    expect(variants.map(([, width]) => width)).toEqual(["500w", "600w", "1200w", "1800w"]);
    for (const [path = "", width = ""] of variants) {
      const response = await load(path);
      expect(response.headers.get("Content-Type")).toBe(`image/${type}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      const { mediaType, exif, orientation, ...size } = await sharp(bytes).metadata();
      expect({ mediaType, exif, orientation }).toEqual({ mediaType: `image/${type}` });
      expect([`${size.width}w`, size.height]).toEqual([width, Math.round(Number.parseInt(width) * 0.75)]);
      const [top, bottom] = await Promise.all([0.1, 0.7].map((from) => redness(bytes, size, from)));
      expect(top).toBeGreaterThan((bottom ?? 0) + 40);
    }
  }
});

test("in a center's gallery it comes before the drawings, and only drawings are labelled so", async () => {
  const html = await (await load("/centers/moscow-first")).text();
  const gallery = one(html, "section[aria-labelledby=inside]");
  const shown = all(gallery, "img").map(({ attribs }) => [attribs["src"]?.split(".").at(-1), attribs["alt"]]);
  expect(shown).toEqual([
    ["jpg", "Зал утром"],
    ["svg", "Рисунок. Зал днём"],
  ]);
  expect(texts(gallery, "figcaption")).toEqual(["Зал утром", "Рисунок. Зал днём"]);
});

/** How much redder than blue a band of the picture is; `from` is the top of the band, as a part of the height. */
async function redness(bytes: Buffer, { width, height }: { width: number; height: number }, from: number) {
  const band = { left: 0, top: Math.round(height * from), width, height: Math.round(height * 0.2) };
  const { channels } = await sharp(await sharp(bytes).extract(band).png().toBuffer()).stats();
  return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0);
}
