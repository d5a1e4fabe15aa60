import type { Article } from "#contract/records/article.ts";
import type { Category } from "#contract/records/category.ts";
import { ifNotFound } from "../../api/if-not-found.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

export type Theme = { id: number; alias: string; title: string; description: string; articles: Article[] };

/**
 * The articles of a category by subcategory, in the editors' order; those of the category itself come first.
 * Subcategories that the API does not list are taken from the articles.
 */
export async function loadThemes(site: SiteContext, category: string): Promise<Theme[]> {
  const { api } = site;
  const order = { weight: "asc" } as const;
  const [own, { categories }, { articles }] = await Promise.all([
    api.categoryByAlias({ alias: category }).then((found) => [found.category], ifNotFound([])),
    api.categories({ filters: { parent: [category], active: true }, order }).catch(ifNotFound({ categories: [] })),
    api.nestedArticles({ category, filters: { active: true }, order }).catch(ifNotFound({ articles: [] })),
  ]);
  const named = new Map<string, Category>();
  for (const one of [...own, ...categories, ...articles.flatMap((article) => article.category ?? [])]) {
    const known = named.get(one.alias);
    if (!known?.title) named.set(one.alias, known ? { ...known, title: one.title } : one);
  }
  return [...named.values()]
    .map(({ id, alias, title, description }) => ({
      id,
      alias,
      title: title || alias,
      description,
      articles: articles.filter((article) => (article.category?.alias ?? category) === alias),
    }))
    .filter((theme) => theme.articles.length > 0);
}
