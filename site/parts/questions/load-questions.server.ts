import type { RouterContextProvider } from "react-router";
import type { Block } from "#contract/blocks/block.ts";
import type { Spoiler } from "#contract/blocks/spoiler.ts";
import { defaultLocale, type Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import type { Source } from "#contract/records/article-end.ts";
import { siteContext } from "../../render/context.server.ts";
import { loadThemes } from "../themes/load-themes.server.ts";
import { sourcesOfAll } from "../themes/sources-of-all.server.ts";

export type Question = Spoiler["data"];
export type QuestionTheme = {
  alias: string;
  title: string;
  description: string;
  /** The language of the answers. */
  locale: Locale;
  questions: Question[];
  /** What an editor wrote between the questions. */
  intro: Block[];
  sources: Source[];
};

/** The questions under a category, by its themes: every spoiler is one. A theme without any is left out. */
export async function loadQuestions(
  context: Readonly<RouterContextProvider>,
  category: string,
): Promise<QuestionTheme[]> {
  const { locale } = context.get(siteContext);
  const themes = await loadThemes(context, category);
  return themes
    .map(({ articles, alias, title, description }) => ({
      alias,
      title,
      description,
      locale: articles.every((article) => article.locale === locale) ? locale : defaultLocale,
      questions: contentOf(articles).flatMap((block) => (block.type === "spoiler" ? block.data : [])),
      intro: contentOf(articles).filter((block) => block.type !== "spoiler"),
      sources: sourcesOfAll(...articles),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** All that the page shows of a theme, as blocks: what structured data and the reading time are made of. */
export function blocksOf({ intro, questions }: QuestionTheme): Block[] {
  return [...intro, ...questions.map((data): Block => ({ type: "spoiler", data }))];
}

function contentOf(articles: Article[]): Block[] {
  return articles.flatMap(({ content }) => content);
}
