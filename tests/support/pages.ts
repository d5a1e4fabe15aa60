import { type Locale, locales } from "#contract/locale.ts";
import type { PageId } from "#contract/paths.ts";
import { href, pages } from "#site/urls.ts";

/** One example of every page that takes params. */
const EXAMPLES: Partial<Record<PageId, Record<string, string>>> = {
  newsItem: { item: "kazan-evening-shift" },
  aboutArticle: { alias: "our-way-since-2005" },
  groupItem: { item: "group-training-center" },
  lifestyleItem: { item: "potassium-in-food" },
  story: { item: "tamara-forty-seven-books" },
  tourismItem: { item: "travel-crimea" },
  vacancy: { item: "administrator-yalta" },
  dialysisItem: { item: "hemodialysis" },
  region: { region: "tatarstan" },
  center: { item: "kazan-rodnikovaya" },
  glossaryTerm: { item: "dialyser" },
  treatmentItem: { item: "dry-weight" },
  informationArticle: { alias: "when-to-call" },
  form: { name: "appointment" },
  article: { alias: "usloviya-dlya-malomobilnyh-patsientov" },
};

/** A page that shows little without a query is visited with one. */
const QUESTIONS: Partial<Record<PageId, Record<Locale, string>>> = {
  search: { ru: `?q=${encodeURIComponent("диализ")}`, en: "?q=dialysis" },
  useful: { ru: "?page=/information/when-to-call&answer=no", en: "?page=/information/when-to-call&answer=no" },
};

/** Pages that search engines are asked not to index; their canonical address has no query. */
export const hiddenPages: ReadonlySet<PageId> = new Set<PageId>(["search", "popularSearch", "useful"]);

/** Every existing page, in every language, one example of each kind: for table-driven tests. */
export const builtPages: { id: PageId; locale: Locale; path: string }[] = Object.keys(pages).flatMap((name) => {
  const id = name as "home";
  const params = EXAMPLES[id];
  return locales.map((locale) => ({
    id,
    locale,
    path: href(locale, id, ...((params ? [params] : []) as [])) + (QUESTIONS[id]?.[locale] ?? ""),
  }));
});

const ids = Object.keys(pages);

/**
 * For browser tests, which are slow: " @all" marks pages that only `npm run test:all` visits. One of each kind is
 * always visited, in alternating languages.
 */
export function rarely({ id, locale }: { id: PageId; locale: Locale }): string {
  return (ids.indexOf(id) % 2 === 0 ? "ru" : "en") === locale ? "" : " @all";
}
