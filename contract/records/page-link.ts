import { z } from "zod";
import { Image } from "./image.ts";
import { Lead, Line } from "./record.ts";

/** A page with its title and its path without the language prefix. */
export const PageLink = z.object({
  title: Line.min(1),
  path: z.string().regex(/^\/(?![/\\])[^\s\\]{0,500}$/, "is not a path of this site"),
});
export type PageLink = z.output<typeof PageLink>;

export const RelatedPage = PageLink.extend({ description: Lead.optional(), image: Image.optional() });

export const Navigation = z.object({
  previous: PageLink.nullable().default(null),
  next: PageLink.nullable().default(null),
});
