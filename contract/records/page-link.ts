import { z } from "zod";
import { Image } from "./image.ts";

/** A page by its title and its path without the language's prefix. */
export const PageLink = z.object({ title: z.string(), path: z.string() });
export type PageLink = z.output<typeof PageLink>;

export const RelatedPage = PageLink.extend({ image: Image.optional() });

export const Navigation = z.object({ previous: PageLink.nullable(), next: PageLink.nullable() });
