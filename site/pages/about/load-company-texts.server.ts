import type { RouterContextProvider } from "react-router";
import { quietly } from "../../api/quietly.server.ts";
import { siteContext } from "../../context.server.ts";
import { href } from "../../urls.ts";

/** Articles about the company, in the page's language. */
export async function loadCompanyTexts(context: Readonly<RouterContextProvider>) {
  const { api, locale } = context.get(siteContext);
  const asked = api.nestedArticles({ category: "about-company", filters: { active: true }, order: { weight: "asc" } });
  const { articles } = await quietly(context, asked, { articles: [] });
  return articles
    .filter((article) => article.locale === locale)
    .map(({ alias, title, description }) => ({ title, description, href: href(locale, "aboutArticle", { alias }) }));
}
