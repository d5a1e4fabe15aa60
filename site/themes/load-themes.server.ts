import type { RouterContextProvider } from "react-router";
import type { Article } from "#contract/records/article.ts";
import { siteContext } from "../context.server.ts";

export type Theme = { id: number; alias: string; title: string; description: string; articles: Article[] };

/** The articles of a category by its subcategories, in the editors' order; those of the category itself come first. */
export async function loadThemes(context: Readonly<RouterContextProvider>, category: string): Promise<Theme[]> {
  const { api } = context.get(siteContext);
  const order = { weight: "asc" } as const;
  const [{ category: own }, { categories }, { articles }] = await Promise.all([
    api.categoryByAlias({ alias: category }),
    api.categories({ filters: { parent: [category], active: true }, order }),
    api.nestedArticles({ category, filters: { active: true }, order }),
  ]);
  return [own, ...categories]
    .map(({ id, alias, title, description }) => ({
      id,
      alias,
      title,
      description,
      articles: articles.filter(({ categoryId }) => categoryId === id),
    }))
    .filter((theme) => theme.articles.length > 0);
}
