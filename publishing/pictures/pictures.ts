import { createHash, randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { precompress } from "./precompress.ts";
import { sanitizeSvg } from "./svg.ts";

const PICTURE_WIDTHS = [500, 600, 1200, 1800] as const;

/** A picture as stored in records; paths are file names relative to the media folder. */
export type StoredPicture = {
  path: string;
  name: string;
  ext: string;
  mime: string;
  width: number;
  height: number;
  preview: {
    origin: { path: string; width: number; height: number };
    compressed: Compressed;
  };
};

/** Made once: if all files of a picture exist, only its manifest is read. */
export async function makePicture(sourceFile: string, mediaDir: string): Promise<StoredPicture> {
  const bytes = await readFile(sourceFile).catch((cause: unknown) => {
    throw new Error("is not a file that can be read", { cause });
  });
  const name = basename(sourceFile);
  const stem = `${slugOf(name)}.${createHash("sha256").update(PIPELINE).update(bytes).digest("hex").slice(0, 12)}`;
  const manifest = join(mediaDir, `${stem}.json`);
  const made = await readMade(manifest, mediaDir);
  if (made) return { ...made, name };

  const isMarkup = /^\s*</.test(bytes.toString("utf8", 0, 64));
  const { content, ext, mime, width, height } = await (isMarkup ? readDrawing(bytes) : readBitmap(bytes));
  if (Math.max(width, height) > MAX_SIDE) throw new Error(`is wider or higher than ${MAX_SIDE} px`);
  const path = `${stem}.${ext}`;
  await mkdir(mediaDir, { recursive: true });
  const compressed = ext === "svg" ? {} : await makeVariants(bytes, width, mediaDir, stem);
  await writeWhole(join(mediaDir, path), content);
  // A drawing is text: it is compressed here, once.
  if (ext === "svg")
    for (const [ending, packed] of precompress(Buffer.from(content)))
      await writeWhole(join(mediaDir, path + ending), packed);
  const preview = { origin: { path, width, height }, compressed };
  const picture: StoredPicture = { path, name, ext, mime, width, height, preview };
  await writeWhole(manifest, JSON.stringify(picture));
  return picture;
}

type Width = (typeof PICTURE_WIDTHS)[number];
type Compressed = Partial<Record<`${Width}`, { width: number; height: number; avif: string; webp: string }>>;
type Source = { content: Uint8Array | string; ext: string; mime: string; width: number; height: number };

/** Increased when the settings here or the rules in svg.ts change, so that changed files get new names. */
const PIPELINE = "2";
// Effort 4 would save a tenth of the bytes but take seven times as long.
const AVIF = { quality: 50, effort: 2 };
const WEBP = { quality: 75, effort: 4 };
const EXTENSIONS = new Map(["avif", "gif", "png", "webp"].map((ext) => [`image/${ext}`, ext])).set("image/jpeg", "jpg");
const MAX_SIDE = 12_000;

async function readMade(manifest: string, mediaDir: string): Promise<StoredPicture | undefined> {
  try {
    const picture: StoredPicture = JSON.parse(await readFile(manifest, "utf8"));
    const variants = Object.values(picture.preview.compressed).flatMap(({ avif, webp }) => [avif, webp]);
    await Promise.all([picture.path, ...variants].map((file) => access(join(mediaDir, file))));
    return picture;
  } catch {
    return undefined;
  }
}

async function readDrawing(bytes: Buffer): Promise<Source> {
  const source = bytes.toString("utf8");
  // Text in another encoding than UTF-8 would be lost silently.
  if (source.includes("\uFFFD")) return refuse();
  const { svg, width, height } = sanitizeSvg(source);
  // An XML parser checks that it is well-formed.
  await sharp(Buffer.from(svg)).metadata().catch(refuse);
  return { content: svg, ext: "svg", mime: "image/svg+xml", width, height };
}

async function readBitmap(bytes: Buffer): Promise<Source> {
  if (bytes.length === 0) return refuse();
  const { mediaType: mime = "", autoOrient } = await sharp(bytes).metadata().catch(refuse);
  const ext = EXTENSIONS.get(mime) ?? refuse();
  return { content: bytes, ext, mime, ...autoOrient };
}

async function makeVariants(bytes: Buffer, width: number, mediaDir: string, stem: string): Promise<Compressed> {
  // Decoded once, no larger than needed; small pictures too, because a broken one is only detected here.
  const shrunk = sharp(bytes).autoOrient().resize({ width: PICTURE_WIDTHS[3], withoutEnlargement: true });
  const { data, info } = await shrunk.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true }).catch(refuse);
  const compressed: Compressed = {};
  for (const size of PICTURE_WIDTHS.filter((size) => size < width)) {
    const resized = sharp(data, { raw: info }).resize({ width: size });
    const [avif, webp] = [`${stem}-${size}.avif`, `${stem}-${size}.webp`];
    const small = await resized.clone().webp(WEBP).toBuffer({ resolveWithObject: true });
    await writeWhole(join(mediaDir, webp), small.data);
    await writeWhole(join(mediaDir, avif), await resized.clone().avif(AVIF).toBuffer());
    compressed[`${size}`] = { width: size, height: small.info.height, avif, webp };
  }
  return compressed;
}

/** Written atomically: a half-written file never has the final name, even if several processes write it. */
export async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

function refuse(cause?: unknown): never {
  throw new Error("is not a picture that can be read", { cause });
}

function slugOf(name: string): string {
  const plain = basename(name, extname(name)).normalize("NFKD").toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return slug.slice(0, 60) || "picture";
}
