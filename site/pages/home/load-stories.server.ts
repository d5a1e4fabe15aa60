import type { Article } from "#contract/records/article.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import { quoted } from "../../i18n/quoted.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { href } from "../../urls.ts";

const SHOWN = 4;

/** Stories written in the page's language: the first one with a large quote, the next ones beside it. */
export async function loadStories(site: SiteContext) {
  const { api, locale } = site;
  const asked = api.nestedArticles({
    category: "stories",
    filters: { active: true },
    order: { weight: "asc" },
    limit: 100,
  });
  const { articles } = await withFallback(site, asked, { articles: [] });
  const told = articles.filter((article) => article.locale === locale).slice(0, SHOWN);
  const main = told.find((article) => quoteOf(article));
  const quote = main && quoteOf(main);
  if (!main || !quote) return null;
  const rowOf = (article: Article) => ({
    title: article.title,
    href: href(locale, "story", { item: article.alias }),
    portrait: article.image?.path ?? null,
    who: quoteOf(article)?.caption ?? "",
  });
  return {
    main: { ...rowOf(main), quote: quoted(quote.text, locale) },
    others: told.filter((article) => article !== main).map(rowOf),
  };
}

function quoteOf({ content }: Article) {
  return content.find((block) => block.type === "quote")?.data;
}
