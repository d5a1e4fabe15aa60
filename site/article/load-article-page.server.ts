import type { RouterContextProvider } from "react-router";
import { loadArticle } from "../api/load-article.server.ts";
import { quietly } from "../api/quietly.server.ts";
import { readyBlocks } from "../blocks/ready-blocks.server.ts";
import { siteContext } from "../context.server.ts";
import { articleHead } from "../seo/article-head.server.ts";

export type ArticlePageData = Awaited<ReturnType<typeof loadArticlePage>>;

/** All that a page of one article shows: the text, its head, what stands before and after it, and what is near to it. */
export async function loadArticlePage(context: Readonly<RouterContextProvider>, alias: string, path: string) {
  const { api } = context.get(siteContext);
  const article = await loadArticle(context, alias);
  const [content, head, { navigation }, { links }] = await Promise.all([
    readyBlocks(context, article.content),
    articleHead(context, article, path),
    quietly(context, api.navigation({ path: path.slice(1) }), { navigation: { previous: null, next: null } }),
    quietly(context, api.links({ path: path.slice(1) }), { links: [] }),
  ]);
  return { article: { ...article, content }, head, navigation, links };
}
