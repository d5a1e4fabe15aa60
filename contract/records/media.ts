import { z } from "zod";
import { locales } from "../locale.ts";
import { firstOf, isSaved } from "../saved.ts";
import { Image } from "./image.ts";
import { extOf, MediaPath } from "./media-path.ts";
import { Line, recordBase } from "./record.ts";

/** A public file: a document of the pack. Without a title, its name is used. */
export const MediaFile = z.preprocess(
  (file) =>
    isSaved(file)
      ? {
          ...file,
          title: firstOf(file, "title", "name"),
          ext: firstOf(file, "ext") ?? extOf(file["path"]),
        }
      : file,
  z.object({
    ...recordBase,
    name: z.string().default(""),
    path: MediaPath,
    ext: z.string().default(""),
    mime: z.string().default(""),
    /** In bytes, if known. */
    size: z.number().int().nullable().default(null),
    /** The language of its content, if known. */
    language: z.enum(locales).optional().catch(undefined),
  }),
);
export type MediaFile = z.output<typeof MediaFile>;

/** A file that a visitor uploaded: nobody may download it, so it has no path. */
export const UploadedFile = z.object({
  id: z.preprocess((id) => (typeof id === "number" ? String(id) : id), z.string()),
  title: z.string().catch(""),
  name: z.string().catch(""),
  path: z.null().catch(null),
});
export type UploadedFile = z.output<typeof UploadedFile>;

/** A picture of a gallery; the record may be the picture itself. */
export const GalleryFile = z.preprocess(
  (file) => (isSaved(file) && !file["image"] ? { ...file, image: firstOf(file, "file", "media") ?? file } : file),
  z.object({ ...recordBase, id: recordBase.id.default(0), title: Line.default(""), image: Image }),
);
export type GalleryFile = z.output<typeof GalleryFile>;
