import { pathOf } from "#contract/paths.ts";
import { ArticlePage } from "../parts/article/article-page.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { articleWords } from "../parts/article/article-words.ts";
import { useWordsOf } from "../i18n/use-words.tsx";
import { PageLink } from "../parts/links/link.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { refuseOwnPage } from "./alias/refuse-own-page.server.ts";

export async function loader({ site, params: { alias } }: LoaderArgs<"aboutArticle">) {
  const path = pathOf("aboutArticle", { alias });
  refuseOwnPage(path);
  // Pages about the company are not a series, so they have no previous and next; a policy shows the list of documents
  // beside it.
  const data = await loadArticlePage(site, path, { hasNeighbours: false });
  return { ...data, isDocument: data.category === "documents" };
}

export default function AboutArticle({ loaderData }: PageProps<typeof loader>) {
  const words = useWordsOf(articleWords);
  const { isDocument } = loaderData;
  return (
    <ArticlePage data={loaderData}>
      {isDocument && (
        <p>
          <PageLink page="legalDocuments">{words.documents}</PageLink>
        </p>
      )}
    </ArticlePage>
  );
}
