import { z } from "zod";
import { Content } from "../blocks/block.ts";
import { Image } from "./image.ts";
import { Alias, recordBase, Translations } from "./record.ts";
import { ShareImage } from "./share-image.ts";

const Part = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
/** A value, several, or named values that belong together: `hours` is a list of those, `way` is one. */
export const FieldValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.array(z.record(z.string(), Part)),
  z.record(z.string(), Part),
]);
export type FieldValue = z.output<typeof FieldValue>;

const Field = z.object({
  key: z.string(),
  value: FieldValue,
  weight: z.number().default(0),
  /** For the key `icon`: one of the site's own drawings, not a file. */
  isStatic: z.boolean().optional(),
});

/** A record whose fields are described by its config: a center, a region, a vacancy. */
export const Entity = z.object({
  ...recordBase,
  translations: Translations,
  alias: Alias,
  isActive: z.boolean().default(true),
  image: Image.nullable().default(null),
  /** Only for those with their own page. */
  shareImage: ShareImage.nullish(),
  galleryId: z.number().int().nullable().default(null),
  /** Only for those with a text: a center. */
  content: Content.nullish(),
  config: z
    .object({ id: z.number().int().default(0), fields: z.array(Field).default([]) })
    .default({ id: 0, fields: [] }),
});
export type Entity = z.output<typeof Entity>;
