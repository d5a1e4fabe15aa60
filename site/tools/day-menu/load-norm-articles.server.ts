import { articlePath } from "#contract/article-path.ts";
import { type Locale, localePath } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import type { NormArticle } from "./food.ts";

/** The articles that norms are taken from, by alias. If an article is missing, its norm is shown without it. */
export async function loadNormArticles(site: SiteContext, aliases: string[]): Promise<Map<string, NormArticle>> {
  const { locale, api } = site;
  const { articles } = await withFallback(
    site,
    api.articles({ filters: { alias: [...new Set(aliases)], active: true }, with: ["parent"] }),
    { articles: [] },
  );
  return new Map(articles.map((article) => [article.alias, toNormArticle(article, locale)]));
}

function toNormArticle(article: Article, locale: Locale): NormArticle {
  const [source] = article.sources ?? [];
  return {
    title: article.title,
    href: localePath(locale, articlePath(article)),
    reviewer: article.reviewer ? article.reviewer.name : null,
    source: source
      ? { title: source.year ? `${source.title}, ${source.year}` : source.title, url: source.url ?? null }
      : null,
  };
}
