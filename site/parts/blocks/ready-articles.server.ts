import type { Article } from "#contract/records/article.ts";
import { readyBlocks } from "./ready-blocks.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** For several texts on one page: one call loads the files of all, then each text gets its own blocks back. */
export async function readyArticles(site: SiteContext, articles: Article[]): Promise<Article[]> {
  const ready = await readyBlocks(
    site,
    articles.flatMap(({ content }) => content),
  );
  let taken = 0;
  return articles.map((article) => {
    const content = ready.slice(taken, taken + article.content.length);
    taken += content.length;
    return { ...article, content };
  });
}
