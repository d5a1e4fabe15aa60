import { ArticlePage } from "../article/article-page.tsx";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { refuseOwnPage } from "./alias/refuse-own-page.server.ts";
import type { Route } from "./+types/article.ts";

export async function loader({ context, params: { alias } }: Route.LoaderArgs) {
  const path = `/${alias}`;
  refuseOwnPage(path);
  return loadArticlePage(context, alias, path, { hasNeighbours: false });
}

export default function RootArticle({ loaderData }: Route.ComponentProps) {
  return <ArticlePage data={loaderData} />;
}
