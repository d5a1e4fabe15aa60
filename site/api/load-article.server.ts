import { aliasAt, articlePath } from "#contract/article-path.ts";
import { type Locale, locales } from "#contract/locale.ts";
import { type PageId, paths } from "#contract/paths.ts";
import { Article } from "#contract/records/article.ts";
import type { SiteContext } from "../render/context.server.ts";
import { pageTitles } from "../parts/company/defaults.ts";
import { isNotFound } from "./client.server.ts";
import { failPage, notFound } from "./fail-page.server.ts";

/**
 * An article that a page needs, with its category up to the root. A page with other content gets a placeholder instead.
 */
export async function loadArticle(site: SiteContext, alias: string): Promise<Article> {
  const { api, locale } = site;
  const { article } = await api
    .articleByAlias({ alias, with: ["parent"], filters: { active: true } })
    .catch((error: unknown) => {
      const stand = isNotFound(error) ? standIn(alias, locale) : undefined;
      return stand ? { article: stand } : failPage(error);
    });
  return article;
}

/** The same for the article at a path: an article that belongs to another path is not found here. */
export async function loadArticleAt(site: SiteContext, path: string): Promise<Article> {
  const alias = aliasAt(path);
  if (alias.length > LONGEST_ALIAS) throw notFound();
  const article = await loadArticle(site, alias);
  // A page of the table has its own address, whatever the category of its article.
  if (!FIXED.has(path) && articlePath(article) !== path) throw notFound();
  return article;
}

/** The longest alias that the API accepts. */
const LONGEST_ALIAS = 200;

const FIXED: ReadonlySet<string> = new Set(Object.values(paths).filter((path) => !path.includes(":")));

const titlesByAlias = new Map(
  Object.entries(pageTitles).map(([page, titles]) => [aliasAt(paths[page as PageId]), titles]),
);

function standIn(alias: string, locale: Locale): Article | undefined {
  const titles = titlesByAlias.get(alias);
  return titles && Article.parse({ id: 0, locale, translations: [...locales], alias, title: titles[locale] });
}
