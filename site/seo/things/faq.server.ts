import type { Article } from "#contract/records/article.ts";
import type { Thing } from "../head.ts";
import { plainText } from "#contract/plain-text.ts";

/** Questions and answers of the spoilers in these texts. Pass exactly those that the page shows. */
export function faqThing(articles: Pick<Article, "content">[]): Thing | null {
  const questions = articles.flatMap(({ content }) => content.filter((block) => block.type === "spoiler"));
  if (questions.length === 0) return null;
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ data }) => ({
      "@type": "Question",
      name: plainText(data.summary),
      acceptedAnswer: { "@type": "Answer", text: plainText(data.text) },
    })),
  };
}
