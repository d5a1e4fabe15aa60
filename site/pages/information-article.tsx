import { pathOf } from "#contract/paths.ts";
import { ArticlePage } from "../article/article-page.tsx";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { refuseOwnPage } from "./alias/refuse-own-page.server.ts";
import type { Route } from "./+types/information-article.ts";

export async function loader({ context, params: { alias } }: Route.LoaderArgs) {
  const path = pathOf("informationArticle", { alias });
  refuseOwnPage(path);
  // Pages of many kinds stand here, so there is no next one; what to read on, each of them says.
  return loadArticlePage(context, path, { hasNeighbours: false });
}

export default function InformationArticle({ loaderData }: Route.ComponentProps) {
  return <ArticlePage data={loaderData} />;
}
