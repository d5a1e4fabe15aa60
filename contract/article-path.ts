import type { Article } from "./records/article.ts";
import type { Category } from "./records/category.ts";

/** Sections whose articles live right under the section's own address. */
const SECTIONS: Record<string, string> = {
  tourism: "/tourism",
  lifestyle: "/lifestyle",
  stories: "/stories",
  dialysis: "/dialysis",
  information: "/information",
  about: "/about",
  group: "/group",
  treatment: "/information/treatment",
  news: "/about/news",
  glossary: "/information/glossary",
};

/** Sections shown on one page: an article there is a part of it. */
const SINGLE_PAGES = new Set(["fistula", "kidney-transplant", "drugs", "materials"]);

/** Where an article is read, without the language's prefix. Its category's parents must be there (`with[]=parent`). */
export function articlePath({ alias, category }: Pick<Article, "alias" | "category">): string {
  if (alias === "index") return "/";
  if (!category) return `/${alias}`;
  const lineage = lineageOf(category);
  if (lineage.includes("faq")) return `/information/faq?tab=${encodeURIComponent(category.alias)}`;
  const single = lineage.find((ancestor) => SINGLE_PAGES.has(ancestor));
  if (single) return `/information/${single}`;
  const section = lineage.find((ancestor) => ancestor in SECTIONS);
  return section ? `${SECTIONS[section]}/${alias}` : `/${alias}`;
}

/** From the category up to the root; the nearest section wins: news stands before about. */
function lineageOf(category: Category): string[] {
  return [category.alias, ...(category.parent ? lineageOf(category.parent) : [])];
}
