import type { RouterContextProvider } from "react-router";
import type { Locale } from "#contract/locale.ts";
import { siteContext } from "../context.server.ts";

export type Question = { summary: string; text: string };
export type Theme = { alias: string; title: string; description: string; locale: Locale; questions: Question[] };

/** The questions under a category, by its subcategories (or by itself where it has none), in the editors' order. */
export async function loadQuestions(context: Readonly<RouterContextProvider>, category: string): Promise<Theme[]> {
  const { api } = context.get(siteContext);
  const order = { weight: "asc" } as const;
  const [{ categories }, { category: own }, { articles }] = await Promise.all([
    api.categories({ filters: { parent: [category], active: true }, order }),
    api.categoryByAlias({ alias: category }),
    api.nestedArticles({ category, filters: { active: true }, order }),
  ]);
  return [own, ...categories]
    .map(({ id, alias, title, description }) => {
      const told = articles.filter((article) => article.categoryId === id);
      const questions = told.flatMap(({ content }) =>
        content.flatMap((block) => (block.type === "spoiler" ? block.data : [])),
      );
      const locale: Locale = told.some((article) => article.locale === "ru") ? "ru" : "en";
      return { alias, title, description, locale, questions };
    })
    .filter(({ questions }) => questions.length > 0);
}
