import { aliasAt } from "#contract/article-path.ts";
import { pathOf } from "#contract/paths.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { href } from "../../urls.ts";

/** Where to go next: the people and the equipment. */
const PAGES = ["specialists", "equipment"] as const;

/** Articles about the company and links to the next pages, in the page's language. */
export async function loadCompanyTexts(site: SiteContext) {
  const { api, locale } = site;
  const asked = api.nestedArticles({ category: "about-company", filters: { active: true }, order: { weight: "asc" } });
  const [{ articles }, ...pages] = await Promise.all([
    withFallback(site, asked, { articles: [] }),
    ...PAGES.map(async (page) => {
      const alias = aliasAt(pathOf(page));
      const answer = await withFallback<{ article: Text } | null>(
        site,
        api.articleByAlias({ alias, filters: { active: true } }),
        null,
      );
      return answer ? [{ ...answer.article, href: href(locale, page) }] : [];
    }),
  ]);
  return [
    ...articles.map((article) => ({ ...article, href: href(locale, "aboutArticle", { alias: article.alias }) })),
    ...pages.flat(),
  ]
    .filter((text) => text.locale === locale)
    .map(({ title, description, href: to }) => ({ title, description, href: to }));
}

type Text = { title: string; description: string; locale: string };
