import type { RouterContextProvider } from "react-router";
import { aliasAt, articlePath } from "#contract/article-path.ts";
import type { Article } from "#contract/records/article.ts";
import { siteContext } from "../context.server.ts";
import { failPage, notFound } from "./fail-page.server.ts";

/** An article that a page cannot do without, with its category up to the root. */
export async function loadArticle(context: Readonly<RouterContextProvider>, alias: string): Promise<Article> {
  const { api } = context.get(siteContext);
  const { article } = await api.articleByAlias({ alias, with: ["parent"], filters: { active: true } }).catch(failPage);
  return article;
}

/** The same, of a page that is read at a path: an article that is read elsewhere is not found here. */
export async function loadArticleAt(context: Readonly<RouterContextProvider>, path: string): Promise<Article> {
  const alias = aliasAt(path);
  if (alias.length > LONGEST_ALIAS) throw notFound();
  const article = await loadArticle(context, alias);
  if (articlePath(article) !== path) throw notFound();
  return article;
}

/** What the API takes; a longer one nobody has. */
const LONGEST_ALIAS = 200;
