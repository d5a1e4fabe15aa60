import { z } from "zod";
import { Content } from "../blocks/block.ts";
import { Invitation, Reviewer, Source } from "./article-end.ts";
import { DiagramName } from "./diagram-name.ts";
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
  /** When a doctor last reviewed a medical text. */
  reviewedAt: z.iso.date().nullable().default(null),
  /** The reviewer. Absent in records of other APIs and in old records; so are the fields below. */
  reviewer: Reviewer.nullish(),
  /** In the language of the text. */
  sources: z.array(Source).nullish(),
  /** For a term of the glossary: its synonyms. */
  synonyms: z.array(Line).nullish(),
  /** Pages to read next, chosen by hand: paths or aliases. Without them its neighbours are used. */
  related: z.array(z.string()).nullish(),
  invitation: Invitation.nullish().catch(null),
  /** The place of the news: a city, or "online". */
  place: Line.nullish(),
  content: Content.default([]),
  image: Image.nullable().default(null),
  /** The drawing in the page's head, if it differs from the image on cards. */
  scene: Image.nullish(),
  /** A numbered drawing with a legend that explains the subject; for a term of the glossary. */
  diagram: DiagramName.nullish().catch(null),
  shareImage: ShareImage.nullish(),
  pageMeta: PageMeta.default(NO_META),
  categoryId: z.number().int().nullable().default(null),
  /** Only with `with[]=category` or `with[]=parent`. */
  category: Category.nullable().optional(),
});
export type Article = z.output<typeof Article>;
