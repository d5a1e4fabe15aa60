import type { RouterContextProvider } from "react-router";
import { quietly } from "../../api/quietly.server.ts";
import { siteContext } from "../../context.server.ts";
import { href } from "../../urls.ts";

const SHOWN = 3;

/** The latest news that are written in the page's language. */
export async function loadNewsRows(context: Readonly<RouterContextProvider>) {
  const { api, locale } = context.get(siteContext);
  const asked = api.nestedArticles({
    category: "news",
    filters: { active: true },
    order: { publishedAt: "desc" },
    limit: 100,
  });
  const { articles } = await quietly(context, asked, { articles: [] });
  // The company's clock: a piece of news has one day, wherever the server stands.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Europe/Moscow" });
  const rows = articles
    .filter((article) => article.locale === locale)
    .slice(0, SHOWN)
    .map(({ alias, title, publishedAt, category }) => ({
      href: href(locale, "newsItem", { item: alias }),
      title,
      date: publishedAt && { iso: publishedAt.slice(0, 10), shown: day.format(new Date(publishedAt)) },
      place: category?.title ?? "",
    }));
  return rows.length > 0 ? rows : null;
}
