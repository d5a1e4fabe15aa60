import { z } from "zod";
import { Content } from "../blocks/block.ts";
import { Category } from "./category.ts";
import { Image } from "./image.ts";
import { RecordLocale, recordBase } from "./record.ts";
import { ShareImage } from "./share-image.ts";

const PageMeta = z.object({
  title: z.string().nullable(),
  h1: z.string().nullable(),
  description: z.string().nullable(),
  keywords: z.string().nullable(),
});

export const Article = z.object({
  ...recordBase,
  /** Languages this article is written in: what canonical and hreflang go by. */
  translations: z.array(RecordLocale),
  alias: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  publishedAt: z.iso.datetime().nullable(),
  /** When a doctor last read a medical text. */
  reviewedAt: z.iso.date().nullable(),
  /** Where the news is from: a city, or "online". */
  place: z.string().nullish(),
  content: Content,
  image: Image.nullable(),
  shareImage: ShareImage.nullish(),
  pageMeta: PageMeta,
  categoryId: z.number().int().nullable(),
  /** Comes with `with[]=category` or `with[]=parent`. */
  category: Category.nullable().optional(),
});
export type Article = z.output<typeof Article>;
