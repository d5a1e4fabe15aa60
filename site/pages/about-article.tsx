import { pathOf } from "#contract/paths.ts";
import { ArticlePage } from "../article/article-page.tsx";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { NO_NEIGHBOURS } from "../article/load-neighbours.server.ts";
import { articleWords } from "../article/words.ts";
import { useWordsOf } from "../i18n/words.tsx";
import { PageLink } from "../link.tsx";
import { refuseOwnPage } from "./alias/refuse-own-page.server.ts";
import type { Route } from "./+types/about-article.ts";

export async function loader({ context, params: { alias } }: Route.LoaderArgs) {
  const path = pathOf("aboutArticle", { alias });
  refuseOwnPage(path);
  const data = await loadArticlePage(context, path);
  // What stands beside a policy or a contract is the list of documents, not the news of the company.
  return data.category === "documents"
    ? { ...data, ...NO_NEIGHBOURS, isDocument: true }
    : { ...data, isDocument: false };
}

export default function AboutArticle({ loaderData }: Route.ComponentProps) {
  const words = useWordsOf(articleWords);
  const { isDocument } = loaderData;
  return (
    <ArticlePage data={loaderData} hasAction={!isDocument}>
      {isDocument && (
        <p>
          <PageLink page="legalDocuments">{words.documents}</PageLink>
        </p>
      )}
    </ArticlePage>
  );
}
