import type { PageId } from "#contract/paths.ts";

/** A section: a page that lists the articles of a category, and a page for each article. */
type Section = {
  /** Lists the articles of this category and its subcategories. */
  category: string;
  list: PageId;
  item: PageId;
  /** The style of the items in the list. */
  look: "rows" | "cards" | "people";
  /** On phones the cards are rows: what follows is wanted as much as the list. */
  isBrief?: true;
  /** Subcategories are tabs. */
  hasTabs?: true;
  /** The list can be filtered by city. */
  hasCities?: true;
  perPage: number;
  /** Items have structured data of the type Article. */
  isTold?: true;
};

/** All sections of the site: list pages and item pages are generated from this table. */
export const sections = {
  news: {
    category: "news",
    list: "news",
    item: "newsItem",
    look: "rows",
    hasCities: true,
    perPage: 10,
    isTold: true,
  },
  lifestyle: {
    category: "lifestyle",
    list: "lifestyle",
    item: "lifestyleItem",
    look: "cards",
    isBrief: true,
    hasTabs: true,
    perPage: 12,
    isTold: true,
  },
  stories: {
    category: "stories",
    list: "stories",
    item: "story",
    look: "people",
    perPage: 10,
    isTold: true,
  },
  tourism: {
    category: "tourism",
    list: "tourism",
    item: "tourismItem",
    look: "cards",
    isBrief: true,
    perPage: 12,
  },
  treatment: {
    category: "treatment",
    list: "treatment",
    item: "treatmentItem",
    look: "cards",
    isBrief: true,
    hasTabs: true,
    perPage: 12,
    isTold: true,
  },
  group: {
    category: "group",
    list: "group",
    item: "groupItem",
    look: "cards",
    perPage: 12,
  },
} as const satisfies Record<string, Section>;

export type SectionId = keyof typeof sections;

/** A section as the general type, with the optional properties. */
export function sectionOf(id: SectionId): Section & PagesOf<SectionId> {
  return sections[id];
}

/** List pages take no params, item pages take `item`. */
type PagesOf<Id extends SectionId> = Pick<(typeof sections)[Id], "list" | "item">;
