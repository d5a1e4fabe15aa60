import { z } from "zod";
import { firstOf, isSaved } from "../saved.ts";
import { extOf, MediaPath } from "./media-path.ts";

const imageWidths = ["500", "600", "1200", "1800"] as const;

const Size = z.number().int().positive().max(100_000).nullable().default(null);
/** Smaller copies, in two formats or in the picture's own. */
const Variant = z.object({
  width: z.number().int().positive(),
  height: Size,
  avif: MediaPath.optional(),
  webp: MediaPath.optional(),
  path: MediaPath.optional(),
});

/**
 * A picture, with its sizes if known, so that a page can reserve its place. A width exists only if the original is
 * wider.
 */
export const Image = z.preprocess(
  readImage,
  z.object({
    path: MediaPath,
    name: z.string().default(""),
    ext: z.string().default(""),
    mime: z.string().default(""),
    width: Size,
    height: Size,
    preview: z
      .object({
        origin: z.object({ path: MediaPath, width: Size, height: Size }).nullable().default(null),
        compressed: z.partialRecord(z.enum(imageWidths), Variant).default({}),
      })
      .default({ origin: null, compressed: {} }),
  }),
);
export type Image = z.output<typeof Image>;

/** Just the address, or a record that uses one of several names for it. */
function readImage(image: unknown): unknown {
  if (typeof image === "string") return { path: image, ext: extOf(image) };
  if (!isSaved(image)) return image;
  const path = pathOf(image);
  const preview = isSaved(image["preview"]) ? image["preview"] : {};
  return {
    ...image,
    path,
    ext: image["ext"] ?? extOf(path),
    preview: { origin: withPath(preview["origin"]), compressed: readVariants(preview["compressed"]) },
  };
}

function readVariants(compressed: unknown): object {
  const variants = isSaved(compressed) ? Object.entries(compressed) : [];
  return Object.fromEntries(
    variants.slice(0, 20).map(([width, variant]) => {
      const given = withPath(variant);
      return [width, isSaved(given) ? { ...given, width: given["width"] ?? Number(width) } : given];
    }),
  );
}

function withPath(picture: unknown): unknown {
  if (typeof picture === "string") return { path: picture };
  if (!isSaved(picture)) return picture;
  const path = pathOf(picture);
  return path === undefined ? picture : { ...picture, path };
}

function pathOf(picture: Record<string, unknown>): unknown {
  return firstOf(picture, "path", "source", "url", "src");
}
