import type { RouterContextProvider } from "react-router";
import type { Article } from "#contract/records/article.ts";
import { inLocale } from "../urls.ts";
import type { FindableHead } from "./head.ts";
import { articleKeywords } from "./keywords.server.ts";
import { loadTrail } from "./trail.server.ts";

/** The head of a page that shows one article. `path` is the page's, without the language's prefix. */
export async function articleHead(
  context: Readonly<RouterContextProvider>,
  article: Article,
  path: string,
): Promise<FindableHead> {
  return {
    title: article.pageMeta.title ?? article.title,
    description: article.pageMeta.description ?? article.description,
    keywords: articleKeywords(article),
    trail: path === "/" ? [] : await loadTrail(context, path, article.title),
    address: { paths: pathsOf(path), translations: article.translations },
    shareImage: article.shareImage,
  };
}

/** The same page in both languages. */
export function pathsOf(path: string) {
  return { ru: inLocale("ru", path), en: inLocale("en", path) };
}
