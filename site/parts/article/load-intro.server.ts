import type { RouterContextProvider } from "react-router";
import { aliasAt } from "#contract/article-path.ts";
import { loadArticle } from "../../api/load-article.server.ts";
import { articleHead } from "../../seo/article-head.server.ts";

/** The article of a page whose records are the matter: its head, and of its words only what is shown. */
export async function loadIntro(context: Readonly<RouterContextProvider>, path: string) {
  const article = await loadArticle(context, aliasAt(path));
  return {
    head: await articleHead(context, article, path),
    intro: {
      title: article.pageMeta.h1 ?? article.title,
      lead: article.description,
      blocks: article.content,
      image: article.image,
      locale: article.locale,
    },
  };
}
