import type { ReactNode } from "react";
import { Blocks } from "../blocks/blocks.tsx";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { ArticlePageData } from "./load-article-page.server.ts";

/** A page whose body is one article. `children` stand under the text, before its neighbours. */
export function ArticlePage({ data: { article, head }, children }: { data: ArticlePageData; children?: ReactNode }) {
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description} />
      <div className="wrap section">
        <Blocks blocks={article.content} />
        {children}
      </div>
    </Page>
  );
}
