import { localePath } from "#contract/locale.ts";
import { failPage } from "../api/fail-page.server.ts";
import type { LoaderArgs } from "../render/route-module.ts";
import { endpoints, href } from "../urls.ts";
import { frameOf } from "./things/frame.server.ts";
import { xml, xmlResponse } from "./xml.server.ts";

const MOST_ENTRIES = 30;
const titles = { ru: "новости", en: "news" };

/** The news as Atom, newest first; the English feed has what is written in English. */
export async function loader({ site }: LoaderArgs) {
  const { api } = site;
  const { locale, absolute, name, home } = frameOf(site);
  const { articles } = await api
    .nestedArticles({ category: "news", filters: { active: true }, order: { publishedAt: "desc" } })
    .catch(failPage);
  const news = articles
    .filter((article) => article.locale === locale && article.publishedAt !== null)
    .slice(0, MOST_ENTRIES);
  const self = absolute(localePath(locale, endpoints.feed.path));
  const entries = news.map((article) => {
    const page = absolute(href(locale, "newsItem", { item: article.alias }));
    const moment = xml(article.publishedAt ?? "");
    return [
      "<entry>",
      `<title>${xml(article.title)}</title>`,
      `<link href="${xml(page)}"/>`,
      `<id>${xml(page)}</id>`,
      `<published>${moment}</published>`,
      `<updated>${moment}</updated>`,
      `<summary>${xml(article.description)}</summary>`,
      "</entry>",
    ].join("");
  });
  return xmlResponse(
    [
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
      `<title>${xml(`${name}: ${titles[locale]}`)}</title>`,
      `<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
      `<link href="${xml(absolute(href(locale, "news")))}"/>`,
      `<id>${xml(self)}</id>`,
      `<updated>${xml(news[0]?.publishedAt ?? "2005-01-01T00:00:00.000Z")}</updated>`,
      `<author><name>${xml(name)}</name><uri>${xml(home)}</uri></author>`,
      `<icon>${xml(absolute("/icon-192.png"))}</icon>`,
      ...entries,
      "</feed>",
    ],
    "application/atom+xml",
  );
}
