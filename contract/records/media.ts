import { z } from "zod";
import { Image } from "./image.ts";
import { recordBase } from "./record.ts";

/** A file anyone may load: a document of the pack. */
export const MediaFile = z.object({
  ...recordBase,
  name: z.string(),
  path: z.string(),
  ext: z.string(),
  mime: z.string(),
  size: z.number().int(),
});
export type MediaFile = z.output<typeof MediaFile>;

/** A file a visitor sent: nobody may load it, so it has no path. */
export const UploadedFile = z.object({
  id: z.preprocess((id) => (typeof id === "number" ? String(id) : id), z.string()),
  title: z.string().catch(""),
  name: z.string().catch(""),
  path: z.null().catch(null),
});
export type UploadedFile = z.output<typeof UploadedFile>;

export const GalleryFile = z.object({ ...recordBase, image: Image });
export type GalleryFile = z.output<typeof GalleryFile>;
