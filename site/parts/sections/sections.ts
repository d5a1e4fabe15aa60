import type { PageId } from "#contract/paths.ts";

/** A section: a page that lists the articles of a category, and a page for each of them. */
type Section = {
  /** Its articles, and those of the categories below it, are listed. */
  category: string;
  list: PageId;
  item: PageId;
  /** How an item looks in the list. */
  look: "rows" | "cards" | "people";
  /** The categories below its own are tabs. */
  hasTabs?: true;
  /** Its items can be narrowed to one city. */
  hasCities?: true;
  perPage: number;
  /** Search engines are told of each item as an Article. */
  isTold?: true;
};

/** Every section of the site, once: list pages and item pages are made of these lines. */
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
    perPage: 12,
  },
  treatment: {
    category: "treatment",
    list: "treatment",
    item: "treatmentItem",
    look: "cards",
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

/** One of them as any of them, with the parts that some do not have. */
export function sectionOf(id: SectionId): Section & PagesOf<SectionId> {
  return sections[id];
}

/** Lists take no params, items all take `item`. */
type PagesOf<Id extends SectionId> = Pick<(typeof sections)[Id], "list" | "item">;
