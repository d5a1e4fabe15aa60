import { pathOf } from "#contract/paths.ts";
import { loadArticle } from "../api/load-article.server.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { RecordSection } from "../parts/records/record-section.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { loadSitePages } from "./sitemap/load-site-pages.server.ts";
import { siteTree } from "./sitemap/site-tree.ts";
import { SiteTreeView } from "./sitemap/site-tree-view.tsx";
import { sitemapWords } from "./sitemap/sitemap-words.ts";

export async function loader({ site }: LoaderArgs) {
  const words = sitemapWords[site.locale];
  const [article, found] = await Promise.all([loadArticle(site, "sitemap"), loadSitePages(site, words.titles)]);
  return {
    article,
    head: await articleHead(site, article, pathOf("sitemap")),
    nodes: siteTree(found, words.sections, words.alone),
  };
}

export default function Sitemap({ loaderData: { article, head, nodes } }: PageProps<typeof loader>) {
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description} />
      <RecordSection>
        <div className="stack">
          <Blocks blocks={article.content} />
          <SiteTreeView nodes={nodes} />
        </div>
      </RecordSection>
    </Page>
  );
}
