import { createHash } from "node:crypto";
import type { Block } from "#contract/blocks/block.ts";
import type { Spoiler } from "#contract/blocks/spoiler.ts";
import type { Article } from "#contract/records/article.ts";
import { claimer, toAnchor } from "../article/anchors.server.ts";

export type Question = Spoiler["data"] & { anchor: string };

/**
 * The questions of an article with their anchors: the article's alias, because one page shows several articles, and a
 * digest of the question, which survives reordering. Anchors made of words would add 300 bytes to a long page.
 */
export function questionsOf({ alias, content }: Pick<Article, "alias" | "content">): Question[] {
  const claim = claimer([alias]);
  return content
    .filter(isSpoiler)
    .map(({ data }) => ({ ...data, anchor: claim(`${toAnchor(alias)}-${digestOf(data.summary)}`) }));
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 4);
}

function isSpoiler(block: Block): block is Spoiler {
  return block.type === "spoiler";
}
