import { createHash } from "node:crypto";
import { access, mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { ShareImage } from "#contract/records/share-image.ts";
import { ground } from "./share/ground.ts";
import { writeWhole } from "./pictures.ts";

// Set before the first text is drawn: a machine may have no fonts at all, or others than ours.
process.env["FONTCONFIG_FILE"] = join(import.meta.dirname, "share/fonts.conf");

/** Increased when the drawing here changes, so that changed pictures get new names. */
const PIPELINE = "3";
const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 72];
const TITLE = { width: 740, height: 380, largest: 80, smallest: 26, step: 6, colour: [255, 255, 255] };
const CAPTION = { size: 28, colour: [207, 230, 230] };

export type ShareWords = { title: string; caption: string };

/** A page's title on our background. Named by its content, so that an existing one is never drawn again. */
export async function makeSharePicture({ title, caption }: ShareWords, mediaDir: string): Promise<ShareImage> {
  const hash = createHash("sha256")
    .update(JSON.stringify([PIPELINE, title, caption]))
    .digest("hex");
  const path = `share-${hash.slice(0, 16)}.png`;
  const file = join(mediaDir, path);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await mkdir(mediaDir, { recursive: true });
    await writeWhole(file, await drawSharePicture({ title, caption }));
  }
  return { path, width: WIDTH, height: HEIGHT };
}

export async function drawSharePicture({ title, caption }: ShareWords): Promise<Buffer> {
  const { data, info } = await drawnGround();
  const pixels = Buffer.from(data);
  print(pixels, await fitTitle(title), TITLE.colour, () => MARGIN);
  if (caption)
    print(pixels, await letters(caption, CAPTION.size), CAPTION.colour, (height) => HEIGHT - MARGIN - height);
  return sharp(pixels, { raw: info }).png({ compressionLevel: 4 }).toBuffer();
}

type Letters = { data: Buffer; info: { width: number; height: number } };

/** As large as fits. */
async function fitTitle(title: string): Promise<Letters> {
  for (let size = TITLE.largest; ; size -= TITLE.step) {
    const drawn = await letters(title, size);
    if (drawn.info.height <= TITLE.height || size <= TITLE.smallest) return drawn;
  }
}

/** One byte per pixel: the coverage of the text. */
function letters(text: string, size: number): Promise<Letters> {
  const spacing = Math.round(size * 0.1);
  const font = `Golos Text Bold ${size}`;
  return sharp({ text: { text: escape(text), font, width: TITLE.width, spacing, wrap: "word-char", dpi: 72 } })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** By hand: compositing with the library takes three times as long as everything else together. */
function print(pixels: Buffer, { data, info }: Letters, colour: number[], topOf: (height: number) => number): void {
  const top = topOf(info.height);
  for (let y = 0; y < info.height && top + y < HEIGHT; y++) {
    for (let x = 0; x < info.width && MARGIN + x < WIDTH; x++) {
      const cover = (data[y * info.width + x] ?? 0) / 255;
      if (cover === 0) continue;
      const at = ((top + y) * WIDTH + MARGIN + x) * 3;
      for (let band = 0; band < 3; band++) {
        const under = pixels[at + band] ?? 0;
        pixels[at + band] = Math.round(under + ((colour[band] ?? 0) - under) * cover);
      }
    }
  }
}

let made: ReturnType<typeof drawGround> | undefined;

/** The same for every title, so it is drawn once. */
function drawnGround() {
  made ??= drawGround();
  return made;
}

function drawGround() {
  return sharp(Buffer.from(ground)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
