import type { Block } from "#contract/blocks/block.ts";
import type { Locale } from "#contract/locale.ts";
import type { ArticlePageData } from "../article/load-article-page.server.ts";
import { minutesOf, readingTime } from "../article/reading-time.server.ts";

/** The time to read all that the page shows, where its article is only the beginning. */
export function metaOfAll(
  { meta, content }: Pick<ArticlePageData, "meta" | "content">,
  locale: Locale,
  more: Block[],
): ArticlePageData["meta"] {
  return { ...meta, readingTime: readingTime(locale, minutesOf([...content, ...more])) };
}
