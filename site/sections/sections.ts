import type { PageId } from "../urls.ts";

/** How a section shows its items. */
export type Look = "rows" | "cards" | "people";

/** How a section parts its items by the categories below its own. */
export type Parting = "tabs" | "headings" | "none";

/** A section: a page that lists the articles of a category, and a page for each of them. */
export type Section = {
  /** The category whose articles, and those of the categories below it, are listed. */
  category: string;
  /** The article with the list page's own words. */
  article: string;
  list: PageId;
  item: PageId;
  look: Look;
  parting: Parting;
  /** The newest first, instead of the editors' order. */
  isDated?: boolean;
  perPage: number;
};

/** Every section of the site, once: list pages and item pages are made of these lines. */
export const sections = {
  news: {
    category: "news",
    article: "news",
    list: "news",
    item: "newsItem",
    look: "rows",
    parting: "none",
    isDated: true,
    perPage: 10,
  },
  lifestyle: {
    category: "lifestyle",
    article: "lifestyle",
    list: "lifestyle",
    item: "lifestyleItem",
    look: "cards",
    parting: "tabs",
    perPage: 12,
  },
  stories: {
    category: "stories",
    article: "stories",
    list: "stories",
    item: "story",
    look: "people",
    parting: "none",
    perPage: 10,
  },
  tourism: {
    category: "tourism",
    article: "tourism",
    list: "tourism",
    item: "tourismItem",
    look: "cards",
    parting: "none",
    perPage: 12,
  },
  treatment: {
    category: "treatment",
    article: "treatment",
    list: "treatment",
    item: "treatmentItem",
    look: "cards",
    parting: "headings",
    perPage: 24,
  },
  group: {
    category: "group",
    article: "group",
    list: "group",
    item: "groupItem",
    look: "cards",
    parting: "none",
    perPage: 12,
  },
} as const satisfies Record<string, Section>;

export type SectionId = keyof typeof sections;
