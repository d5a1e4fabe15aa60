import { loadArticleAt } from "../api/load-article.server.ts";
import { pathOf } from "#contract/paths.ts";
import { siteContext } from "../context.server.ts";
import { articleHead } from "../seo/article-head.server.ts";
import { queriesIn } from "../search/load-popular.server.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/popular-search.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const path = pathOf("popularSearch");
  const article = await loadArticleAt(context, path);
  return {
    head: await articleHead(context, article, path),
    title: article.pageMeta.h1 ?? article.title,
    lead: article.description,
    textLocale: article.locale,
    queries: queriesIn(article, locale),
  };
}

export default function PopularSearch({ loaderData }: Route.ComponentProps) {
  const { head, title, lead, textLocale, queries } = loaderData;
  return (
    <Page head={head} textLocale={textLocale}>
      <PageHead title={title} lead={lead} />
      <div className="wrap section">
        <ul className="chips">
          {queries.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
