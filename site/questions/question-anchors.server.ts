import type { Block } from "#contract/blocks/block.ts";
import type { Spoiler } from "#contract/blocks/spoiler.ts";
import { plainText } from "#contract/plain-text.ts";
import type { Article } from "#contract/records/article.ts";
import { claimer, toAnchor } from "../article/anchors.server.ts";

export type Question = Spoiler["data"] & { anchor: string };

/** The questions of an article, each with its anchor. The article's alias stands before it: one page shows several articles. */
export function questionsOf({ alias, content }: Pick<Article, "alias" | "content">): Question[] {
  const claim = claimer([alias]);
  return content.filter(isSpoiler).map(({ data }) => ({
    ...data,
    anchor: claim(toAnchor(`${alias} ${plainText(data.summary)}`)),
  }));
}

function isSpoiler(block: Block): block is Spoiler {
  return block.type === "spoiler";
}
