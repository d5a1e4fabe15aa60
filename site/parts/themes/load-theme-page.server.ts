import { aliasAt } from "#contract/article-path.ts";
import { failPage } from "../../api/fail-page.server.ts";
import { entriesOf, withAnchorsOfAll } from "../article/anchors.server.ts";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { readyArticles } from "../blocks/ready-articles.server.ts";
import { splitOpening } from "../blocks/split-opening.server.ts";
import { diagramWords } from "../diagrams/diagrams-words.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { chooseTheme, headOfTheme } from "./choose-theme.server.ts";
import { loadThemes } from "./load-themes.server.ts";
import { lowerHeadings } from "./lower-headings.server.ts";
import { metaOfAll } from "./meta-of-all.server.ts";
import { sourcesOfAll } from "./sources-of-all.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

export type ThemePageData = Awaited<ReturnType<typeof loadThemePage>>;

/**
 * A page of the information section with texts by theme: the page's own article above, the chosen theme's texts below
 * it.
 */
export async function loadThemePage(site: SiteContext, path: string, request: Request) {
  const alias = aliasAt(path);
  const [page, themes] = await Promise.all([
    loadArticlePage(site, path, { hasNeighbours: false }),
    loadThemes(site, alias).catch(failPage),
  ]);
  const chosen = chooseTheme(themes, request);
  const articles = await readyArticles(site, chosen?.articles ?? []);
  const anchored = withAnchorsOfAll(articles.map(({ content }) => content));
  const texts = articles.map(({ alias, title, locale }, n) => ({
    alias,
    title,
    ...langOf(locale, page.article.locale),
    ...splitOpening(lowerHeadings(anchored.texts[n] ?? [])),
  }));
  const titled = articles.map(({ alias: anchor, title }, n) => ({
    anchor,
    title,
    parts: entriesOf(anchored.texts[n] ?? []),
  }));
  const { opening, rest } = splitOpening(page.content);
  const diagram = Object.entries(diagramWords[page.article.locale]).find(([name]) => name === alias);
  const above = [...(diagram ? [{ anchor: "diagram", title: diagram[1].title }] : []), ...entriesOf(rest)];
  return {
    ...page,
    content: opening,
    /** The rest of the page's own article, below the diagram. */
    rest,
    // With several texts, the contents list what is above them and their titles; with one, its headings.
    contents: titled.length > 1 ? [...above, ...titled] : anchored.contents,
    meta: metaOfAll(page, anchored.texts.flat()),
    sources: sourcesOfAll(page, ...articles),
    head: headOfTheme(page.head, themes, chosen),
    themes: themes.map(({ alias: value, title }) => ({ value, title })),
    chosen: chosen?.alias ?? null,
    alias,
    texts,
  };
}
