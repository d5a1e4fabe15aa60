import type { Block } from "#contract/blocks/block.ts";
import type { ArticlePageData } from "../article/load-article-page.server.ts";
import { minutesOf } from "../article/minutes-of.server.ts";

/** The reading time of everything on the page, not only of its article. */
export function metaOfAll(
  { meta, content }: Pick<ArticlePageData, "meta" | "content">,
  more: Block[],
): ArticlePageData["meta"] {
  return { ...meta, minutes: minutesOf([...content, ...more]) };
}
