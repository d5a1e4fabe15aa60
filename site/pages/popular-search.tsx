import { loadArticleAt } from "../api/load-article.server.ts";
import { pathOf } from "#contract/paths.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { articleHead } from "../seo/article-head.server.ts";
import { queryGroupsIn } from "../tools/search/load-popular.server.ts";
import { PlainSearch } from "../tools/search/plain-search.tsx";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { loadAnswers } from "./popular-search/load-answers.server.ts";
import { QueryGroups } from "./popular-search/query-groups.tsx";
import styles from "./popular-search/query-groups.module.css";

export async function loader({ site }: LoaderArgs) {
  const { locale } = site;
  const path = pathOf("popularSearch");
  const article = await loadArticleAt(site, path);
  const [head, groups] = await Promise.all([
    articleHead(site, article, path),
    loadAnswers(site, queryGroupsIn(article, locale)),
  ]);
  return {
    // A list of queries is no answer to a search, and is not in the sitemap either.
    head: { ...head, isNoindex: true },
    title: article.pageMeta.h1 ?? article.title,
    lead: article.description,
    textLocale: article.locale,
    groups,
  };
}

export default function PopularSearch({ loaderData }: PageProps<typeof loader>) {
  const { head, title, lead, textLocale, groups } = loaderData;
  return (
    <Page head={head} textLocale={textLocale}>
      <PageHead title={title} lead={lead} />
      <div className={`wrap ${styles.page}`}>
        <PlainSearch />
        <QueryGroups groups={groups} />
      </div>
    </Page>
  );
}
