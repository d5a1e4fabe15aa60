import { aliasAt } from "#contract/article-path.ts";
import { loadArticle } from "../../api/load-article.server.ts";
import { articleHead } from "../../seo/article-head.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** The article of a page that mainly shows records: its header, and only the blocks that are shown. */
export async function loadIntro(site: SiteContext, path: string) {
  const article = await loadArticle(site, aliasAt(path));
  return {
    head: await articleHead(site, article, path),
    intro: {
      title: article.pageMeta.h1 ?? article.title,
      lead: article.description,
      blocks: article.content,
      image: article.image,
      locale: article.locale,
    },
  };
}
