import type { Block } from "#contract/blocks/block.ts";
import { defaultLocale, type Locale } from "#contract/locale.ts";
import type { Source } from "#contract/records/article-end.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { loadThemes } from "../themes/load-themes.server.ts";
import { sourcesOfAll } from "../themes/sources-of-all.server.ts";
import { type Question, questionsOf } from "./question-anchors.server.ts";

/** One article: its questions, and the editor's text between them. */
type QuestionText = { alias: string; locale: Locale; questions: Question[]; intro: Block[] };
export type QuestionTheme = {
  alias: string;
  title: string;
  description: string;
  /** The language of the answers. */
  locale: Locale;
  texts: QuestionText[];
  sources: Source[];
};

/** The questions of a category, by theme: every spoiler is a question. Themes without questions are left out. */
export async function loadQuestions(site: SiteContext, category: string): Promise<QuestionTheme[]> {
  const { locale } = site;
  const themes = await loadThemes(site, category);
  return themes
    .map(({ articles, alias, title, description }) => ({
      alias,
      title,
      description,
      locale: articles.every((article) => article.locale === locale) ? locale : defaultLocale,
      texts: articles.map((article) => ({
        alias: article.alias,
        locale: article.locale,
        questions: questionsOf(article),
        intro: article.content.filter((block) => block.type !== "spoiler"),
      })),
      sources: sourcesOfAll(...articles),
    }))
    .filter(({ texts }) => texts.some(({ questions }) => questions.length > 0));
}

/** Everything the page shows of a theme, as blocks: input for structured data and the reading time. */
export function blocksOf({ texts }: QuestionTheme): Block[] {
  return texts.flatMap(({ intro, questions }) => [
    ...intro,
    ...questions.map((data): Block => ({ type: "spoiler", data })),
  ]);
}
