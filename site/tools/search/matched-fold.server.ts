import { blockTexts } from "#contract/blocks/block.ts";
import { plainText } from "#contract/plain-text.ts";
import type { Article } from "#contract/records/article.ts";
import type { SearchMatch } from "#contract/search.ts";
import { questionsOf } from "../../parts/questions/question-anchors.server.ts";

/** The anchor of the question that the excerpt is from. */
export function matchedFold(article: Article, match: SearchMatch | undefined): string | undefined {
  const excerpt = match?.text.map(({ text }) => text).join("");
  const passage = excerpt?.replaceAll(/^…|…$/g, "");
  if (!passage) return undefined;
  const question = questionsOf(article).find((data) =>
    blockTexts({ type: "spoiler", data }).some((text) => plainText(text).replaceAll("\n", " ").includes(passage)),
  );
  return question?.anchor;
}
