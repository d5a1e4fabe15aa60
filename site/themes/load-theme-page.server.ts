import type { RouterContextProvider } from "react-router";
import { aliasAt } from "#contract/article-path.ts";
import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import { failPage } from "../api/fail-page.server.ts";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { readyArticles } from "../blocks/ready-articles.server.ts";
import { langOf } from "../i18n/lang-of.ts";
import { chooseTheme, headOfTheme } from "./choose-theme.server.ts";
import { loadThemes } from "./load-themes.server.ts";
import { lowerHeadings } from "./lower-headings.server.ts";
import { metaOfAll } from "./meta-of-all.server.ts";
import { sourcesOfAll } from "./sources-of-all.server.ts";

export type ThemePageData = Awaited<ReturnType<typeof loadThemePage>>;

/** A page of the information section whose texts are chosen by theme: its own article above, the chosen theme's under it. */
export async function loadThemePage(context: Readonly<RouterContextProvider>, path: string, request: Request) {
  const alias = aliasAt(path);
  const [page, themes] = await Promise.all([
    loadArticlePage(context, path),
    loadThemes(context, alias).catch(failPage),
  ]);
  const chosen = chooseTheme(themes, request);
  const articles = await readyArticles(context, chosen?.articles ?? []);
  const texts = articles.map((article) => toText(article, page.article));
  return {
    ...page,
    meta: metaOfAll(
      page,
      texts.flatMap(({ content }) => content),
    ),
    sources: sourcesOfAll(page, ...articles),
    head: headOfTheme(page.head, themes, chosen),
    options: themes.map((theme) => ({ value: theme.alias, title: theme.title })),
    chosen: chosen?.alias ?? null,
    alias,
    texts,
  };
}

function toText({ alias, title, locale, content }: Article, page: { locale: Locale }) {
  return { alias, title, ...langOf(locale, page.locale), content: lowerHeadings(content) };
}
