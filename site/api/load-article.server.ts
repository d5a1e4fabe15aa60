import type { RouterContextProvider } from "react-router";
import type { Article } from "#contract/records/article.ts";
import { siteContext } from "../context.server.ts";
import { failPage } from "./fail-page.server.ts";

/** An article that a page cannot do without, with its category up to the root. */
export async function loadArticle(context: Readonly<RouterContextProvider>, alias: string): Promise<Article> {
  const { api } = context.get(siteContext);
  const { article } = await api.articleByAlias({ alias, with: ["parent"], filters: { active: true } }).catch(failPage);
  return article;
}
