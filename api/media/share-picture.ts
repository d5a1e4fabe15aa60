import { createHash } from "node:crypto";
import { access, mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { ShareImage } from "#contract/records/share-image.ts";
import { ground } from "./share/ground.ts";
import { writeWhole } from "./pictures.ts";

// Read once, before the first letter is drawn: a machine may have no fonts at all, or others than ours.
process.env["FONTCONFIG_FILE"] = join(import.meta.dirname, "share/fonts.conf");

/** Counted up when the drawing here changes, so that changed pictures get new names. */
const PIPELINE = "1";
const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 72];
const TITLE = { width: 740, height: 380, largest: 80, smallest: 32, step: 6, colour: "#ffffff" };
const CAPTION = { size: 28, colour: "#cfe6e6" };

export type ShareWords = { title: string; caption: string };

/** A page's title on our ground. Named by what stands on it, so that one that is there is never drawn again. */
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
  const [{ data, info }, big, small] = await Promise.all([
    drawnGround(),
    drawTitle(title),
    caption ? drawText(caption, CAPTION.size, CAPTION.colour) : undefined,
  ]);
  const layers = [{ ...big, left: MARGIN, top: MARGIN }];
  if (small) layers.push({ ...small, left: MARGIN, top: HEIGHT - MARGIN - small.raw.height });
  return sharp(data, { raw: info })
    .composite(layers.map(({ input, raw, left, top }) => ({ input, raw, left, top })))
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** As large as it fits. */
async function drawTitle(title: string) {
  for (let size = TITLE.largest; ; size -= TITLE.step) {
    const drawn = await drawText(title, size, TITLE.colour);
    if (drawn.raw.height <= TITLE.height || size <= TITLE.smallest) return drawn;
  }
}

async function drawText(text: string, size: number, colour: string) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escape(text)}</span>`,
      font: `Golos Text Bold ${size}`,
      width: TITLE.width,
      spacing: Math.round(size * 0.1),
      wrap: "word-char",
      rgba: true,
      dpi: 72,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

let made: ReturnType<typeof drawGround> | undefined;

/** The same under every title, so it is drawn once. */
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
