import { loadArticleAt } from "../api/load-article.server.ts";
import { pathOf } from "#contract/paths.ts";
import { plainText } from "#contract/plain-text.ts";
import { siteContext } from "../context.server.ts";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { href } from "../urls.ts";
import type { Route } from "./+types/popular-search.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const path = pathOf("popularSearch");
  const article = await loadArticleAt(context, path);
  // Each paragraph is one query, as the search window shows them.
  const queries = article.content.flatMap((block) => (block.type === "paragraph" ? plainText(block.data.text) : []));
  return {
    head: await articleHead(context, article, path),
    title: article.pageMeta.h1 ?? article.title,
    lead: article.description,
    textLocale: article.locale,
    queries: queries.map((text) => ({
      text,
      to: `${href(locale, "search")}?q=${encodeURIComponent(text.replaceAll("\u00a0", " "))}`,
    })),
  };
}

export default function PopularSearch({ loaderData }: Route.ComponentProps) {
  const { head, title, lead, textLocale, queries } = loaderData;
  return (
    <Page head={head} textLocale={textLocale}>
      <PageHead title={title} lead={lead} />
      <div className="wrap section">
        <ul className="chips">
          {queries.map(({ text, to }) => (
            <li key={to}>
              <a href={to}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
