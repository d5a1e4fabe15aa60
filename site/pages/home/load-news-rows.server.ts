import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { toDay } from "../../i18n/format-date.ts";
import { href } from "../../urls.ts";

const SHOWN = 3;

/** The latest news written in the page's language. */
export async function loadNewsRows(site: SiteContext) {
  const { api, locale } = site;
  const asked = api.nestedArticles({
    category: "news",
    filters: { active: true },
    order: { publishedAt: "desc" },
    limit: 100,
  });
  const { articles } = await withFallback(site, asked, { articles: [] });
  const rows = articles
    .filter((article) => article.locale === locale)
    .slice(0, SHOWN)
    .map(({ alias, title, publishedAt, category }) => ({
      href: href(locale, "newsItem", { item: alias }),
      title,
      date: publishedAt && toDay(locale, publishedAt),
      place: category?.title ?? "",
    }));
  return rows.length > 0 ? rows : null;
}
