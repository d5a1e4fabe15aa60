import { z } from "zod";
import { Block } from "./blocks/block.ts";
import { locales } from "./locale.ts";

/** Which language the record's words are in; Russian where no translation exists. */
const RecordLocale = z.enum(locales);

const PageMeta = z.object({
  title: z.string().nullable(),
  h1: z.string().nullable(),
  description: z.string().nullable(),
  keywords: z.string().nullable(),
});

export const Article = z.object({
  id: z.number().int(),
  locale: RecordLocale,
  /** Languages this article is written in: what canonical and hreflang go by. */
  translations: z.array(RecordLocale),
  alias: z.string(),
  title: z.string(),
  description: z.string(),
  active: z.boolean(),
  isActive: z.boolean(),
  weight: z.number(),
  publishedAt: z.iso.datetime().nullable(),
  content: z.array(Block),
  pageMeta: PageMeta,
});
export type Article = z.output<typeof Article>;

export const Address = z.object({
  id: z.number().int(),
  locale: RecordLocale,
  slug: z.string(),
  title: z.string(),
  active: z.boolean(),
  weight: z.number(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  workHours: z.string(),
});
export type Address = z.output<typeof Address>;
