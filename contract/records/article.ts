import { z } from "zod";
import { Content } from "../blocks/block.ts";
import { Invitation, Reviewer, Source } from "./article-end.ts";
import { Category } from "./category.ts";
import { Image } from "./image.ts";
import { Moment } from "./moment.ts";
import { Alias, Lead, Line, recordBase, Translations } from "./record.ts";
import { ShareImage } from "./share-image.ts";

const PageMeta = z.object({
  title: Line.nullable().default(null),
  h1: Line.nullable().default(null),
  description: Lead.nullable().default(null),
  keywords: Lead.nullable().default(null),
});
const NO_META = { title: null, h1: null, description: null, keywords: null };

export const Article = z.object({
  ...recordBase,
  translations: Translations,
  alias: Alias,
  description: Lead.default(""),
  isActive: z.boolean().default(true),
  publishedAt: Moment.nullable().default(null),
  /** When a doctor last read a medical text. */
  reviewedAt: z.iso.date().nullable().default(null),
  /** Who checked it. Absent in records of others and in those stored before there was one; so are those below. */
  reviewer: Reviewer.nullish(),
  /** In the language of the text. */
  sources: z.array(Source).nullish(),
  /** Of a term of the glossary: its other names. */
  synonyms: z.array(Line).nullish(),
  /** Pages to read next, chosen by hand: paths or aliases. Without them its neighbours are taken. */
  related: z.array(z.string()).nullish(),
  invitation: Invitation.nullish().catch(null),
  /** Where the news is from: a city, or "online". */
  place: Line.nullish(),
  content: Content.default([]),
  image: Image.nullable().default(null),
  /** The drawing in the page's head, where it is not the image that cards show. */
  scene: Image.nullish(),
  shareImage: ShareImage.nullish(),
  pageMeta: PageMeta.default(NO_META),
  categoryId: z.number().int().nullable().default(null),
  /** Comes with `with[]=category` or `with[]=parent`. */
  category: Category.nullable().optional(),
});
export type Article = z.output<typeof Article>;
