import { forEachLocale, localePath } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import { blockTexts } from "#contract/blocks/block.ts";
import { plainText } from "#contract/plain-text.ts";
import type { FindableHead } from "./head.ts";
import { articleKeywords } from "./keywords.server.ts";
import { loadTrail } from "./trail.server.ts";
import type { SiteContext } from "../render/context.server.ts";

/** The head of a page with one article. `path` is the page's, without the language prefix. */
export async function articleHead(site: SiteContext, article: Article, path: string): Promise<FindableHead> {
  return {
    title: article.pageMeta.title ?? article.title,
    description: article.pageMeta.description || article.description || firstWords(article) || article.title,
    keywords: articleKeywords(article),
    trail: path === "/" ? [] : await loadTrail(site, path, article.title),
    address: { paths: pathsOf(path), translations: article.translations },
    shareImage: article.shareImage,
  };
}

/** The same page in every language. */
export function pathsOf(path: string) {
  return forEachLocale((locale) => localePath(locale, path));
}

const MOST_WORDS = 25;

/** Without a description, the first words of the article are used. */
function firstWords({ content }: Article): string {
  const [text = ""] = content.filter(({ type }) => type === "paragraph").flatMap((block) => blockTexts(block));
  return plainText(text).split(/\s+/, MOST_WORDS).join(" ");
}
