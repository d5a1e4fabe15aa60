import type { RouterContextProvider } from "react-router";
import type { Article } from "#contract/records/article.ts";
import { readyBlocks } from "./ready-blocks.server.ts";

/** Several texts on one page: the files of all come by one call, then every text takes its own blocks off the row. */
export async function readyArticles(context: Readonly<RouterContextProvider>, articles: Article[]): Promise<Article[]> {
  const ready = await readyBlocks(
    context,
    articles.flatMap(({ content }) => content),
  );
  let taken = 0;
  return articles.map((article) => {
    const content = ready.slice(taken, taken + article.content.length);
    taken += content.length;
    return { ...article, content };
  });
}
