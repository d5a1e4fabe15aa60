import { aliasAt } from "#contract/article-path.ts";
import type { Block } from "#contract/blocks/block.ts";
import { failPage } from "../../api/fail-page.server.ts";
import { entriesOf, withAnchorsOfAll } from "../article/anchors.server.ts";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { readyArticles } from "../blocks/ready-articles.server.ts";
import { splitAfter } from "../blocks/split-after.server.ts";
import { type Opened, splitOpening } from "../blocks/split-opening.server.ts";
import { diagramWords } from "../diagrams/diagrams-words.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { CHOICE } from "./choice-anchor.ts";
import { addressOfTheme, chooseTheme, headOfTheme } from "./choose-theme.server.ts";
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
  const open = articles.length > 1 ? splitOpening : openFirstPart;
  const texts = articles.map(({ alias, title, locale }, n) => ({
    alias,
    title,
    ...langOf(locale, page.article.locale),
    ...open(lowerHeadings(anchored.texts[n] ?? [])),
  }));
  const titled = articles.map(({ alias: anchor, title }, n) => ({
    anchor,
    title,
    parts: entriesOf(anchored.texts[n] ?? []),
  }));
  const { opening, rest } = splitOpening(page.content);
  const diagram = Object.entries(diagramWords[page.article.locale]).find(([name]) => name === alias);
  const topics = themes.map((theme) => ({
    anchor: theme.alias,
    title: theme.title,
    href: addressOfTheme(page.head, themes, theme, site.locale),
  }));
  const above = [...(diagram ? [{ anchor: "diagram", title: diagram[1].title }] : []), ...entriesOf(rest)];
  return {
    ...page,
    content: opening,
    /** The rest of the page's own article, below the diagram. */
    rest,
    // All topics: the chosen one with its texts, or with the headings of its only text.
    contents: [
      ...above,
      ...topics.map((topic) =>
        topic.anchor === chosen?.alias
          ? {
              anchor: CHOICE,
              title: topic.title,
              parts: titled.length > 1 ? titled : titled.flatMap(({ parts }) => parts),
              isChosen: true,
            }
          : topic,
      ),
    ],
    meta: metaOfAll(page, anchored.texts.flat()),
    sources: sourcesOfAll(page, ...articles),
    head: headOfTheme(page.head, themes, chosen),
    topics,
    chosen: chosen?.alias ?? null,
    alias,
    texts,
  };
}

/** Of the only text of a topic, the first section is open too: it is what the topic was chosen for. */
function openFirstPart(blocks: Block[]): Opened {
  const first = blocks.find(({ type }) => type === "header");
  if (first?.type !== "header" || !first.data.anchor) return splitOpening(blocks);
  const [opening, rest] = splitAfter(blocks, first.data.anchor);
  return { opening, rest };
}
