import type { Block } from "#contract/blocks/block.ts";
import type { ArticlePageData } from "../article/load-article-page.server.ts";
import { minutesOf } from "../article/minutes-of.server.ts";

/** The time to read all that the page shows, where its article is only the beginning. */
export function metaOfAll(
  { meta, content }: Pick<ArticlePageData, "meta" | "content">,
  more: Block[],
): ArticlePageData["meta"] {
  return { ...meta, minutes: minutesOf([...content, ...more]) };
}
