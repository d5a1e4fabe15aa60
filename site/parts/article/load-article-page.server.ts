import { type Locale, localePath } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import { loadArticleAt } from "../../api/load-article.server.ts";
import { readyBlocks } from "../blocks/ready-blocks.server.ts";
import { splitAfter, splitBefore } from "../blocks/split-after.server.ts";
import { splitByHeadings } from "../blocks/split-by-headings.server.ts";
import { cacheKey } from "../../render/cache-policy.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { toDay } from "../../i18n/format-date.ts";
import { articleHead } from "../../seo/article-head.server.ts";
import { articleThing } from "../../seo/things/article.server.ts";
import { withAnchors } from "./anchors.server.ts";
import { cookingOf } from "./cooking-of.server.ts";
import { invitationOf } from "./invitation-of.ts";
import { ladderOf } from "./ladder.server.ts";
import { loadArticleBar } from "./load-article-bar.server.ts";
import { loadHelp } from "./load-help.server.ts";
import { loadLocalCenter } from "./load-local-center.server.ts";
import { loadNeighbours, NO_NEIGHBOURS } from "./load-neighbours.server.ts";
import { minutesOf } from "./minutes-of.server.ts";

export type ArticlePageData = Awaited<ReturnType<typeof loadArticlePage>>;

type Options = {
  /** Loads previous, next and related articles. False for a page that is not part of a series. */
  hasNeighbours?: boolean;
  /** Adds structured data of the type Article. */
  isTold?: boolean;
};

/**
 * Everything a page of one article shows: the text with its contents list, the header, and the neighbours. `path` is
 * the page's path without the language prefix; an article that has another address is not found here.
 */
export async function loadArticlePage(
  site: SiteContext,
  path: string,
  { hasNeighbours = true, isTold = false }: Options = {},
) {
  const { locale, publicOrigin, asksUseful } = site;
  const article = await loadArticleAt(site, path);
  const invitation = invitationOf(article);
  const [content, head, help, neighbours, bar, center] = await Promise.all([
    readyBlocks(site, article.content),
    articleHead(site, article, path),
    loadHelp(site, article.reviewer?.alias),
    loadNear(site, article, path, hasNeighbours),
    loadArticleBar(site, invitation, article.content),
    loadLocalCenter(site, article, invitation),
  ]);
  const anchored = withAnchors(content);
  const ladder = invitation === "urgent" ? ladderOf(anchored.content) : [];
  const [open, after] = splitAfter(anchored.content, ladder.at(-1)?.anchor ?? "");
  const [intro, steps] = splitBefore(open, ladder[0]?.anchor ?? "");
  return {
    article: toText(article),
    category: article.category?.alias ?? null,
    head: isTold ? { ...head, things: [articleThing(site, article, path)] } : head,
    meta: { ...toMeta(article, locale, path), face: help.face },
    help,
    content: steps,
    contents: anchored.contents,
    ladder,
    /** The words before the steps of help: they wait until the steps are read. */
    intro,
    /** Folded below the steps of help: background reading. */
    folded: splitByHeadings(after),
    ...neighbours,
    sources: article.sources ?? [],
    invitation,
    center,
    /** The path of the page that asks whether the article was useful. */
    useful: asksUseful() ? path : null,
    bar,
    /** For print. */
    origin: publicOrigin,
    address: publicOrigin + localePath(locale, path),
  };
}

/** The header above the text. */
function toText({ locale, title, description, image, scene, pageMeta }: Article) {
  return { locale, title: pageMeta.h1 ?? title, lead: description, image: scene ?? image };
}

/**
 * Related pages chosen by the editor are always shown, even if the page is not part of a series, and in addition to its
 * neighbours.
 */
async function loadNear(site: SiteContext, { related }: Article, path: string, hasNeighbours: boolean) {
  const chosen = related?.length ?? 0;
  if (!hasNeighbours && chosen === 0) return NO_NEIGHBOURS;
  const near = await loadNeighbours(site, path, chosen);
  return hasNeighbours ? near : { ...near, previous: null, next: null };
}

function toMeta(article: Article, locale: Locale, path: string) {
  const { publishedAt, reviewedAt, translations, content } = article;
  const others = translations.filter((other) => other !== locale);
  return {
    published: publishedAt === null ? null : toDay(locale, publishedAt),
    reviewed: reviewedAt === null ? null : toDay(locale, reviewedAt),
    reviewer: article.reviewer ?? null,
    place: article.place ?? null,
    minutes: minutesOf(content),
    cooking: cookingOf(article),
    /** A page whose content depends on the visitor is never saved on a device. */
    canSave: cacheKey(path) !== undefined,
    twins: others.map((other) => ({ locale: other, href: localePath(other, path) })),
  };
}
