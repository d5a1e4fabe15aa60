import { z } from "zod";
import { Content } from "../blocks/block.ts";
import { Invitation, Reviewer, Source } from "./article-end.ts";
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
  /** Who checked it. Absent in records stored before there was one; so are those below. */
  reviewer: Reviewer.nullish(),
  /** In the language of the text. */
  sources: z.array(Source).nullish(),
  /** Of a term of the glossary: its other names. */
  synonyms: z.array(z.string()).nullish(),
  /** Pages to read next, chosen by hand: paths or aliases. Without them its neighbours are taken. */
  related: z.array(z.string()).nullish(),
  invitation: Invitation.nullish().catch(null),
  /** Where the news is from: a city, or "online". */
  place: z.string().nullish(),
  content: Content,
  image: Image.nullable(),
  /** The drawing in the page's head, where it is not the image that cards show. */
  scene: Image.nullish(),
  shareImage: ShareImage.nullish(),
  pageMeta: PageMeta,
  categoryId: z.number().int().nullable(),
  /** Comes with `with[]=category` or `with[]=parent`. */
  category: Category.nullable().optional(),
});
export type Article = z.output<typeof Article>;
