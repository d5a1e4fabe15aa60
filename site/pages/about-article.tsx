import { ArticlePage } from "../article/article-page.tsx";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { refuseOwnPage } from "./alias/refuse-own-page.server.ts";
import type { Route } from "./+types/about-article.ts";

export async function loader({ context, params: { alias } }: Route.LoaderArgs) {
  const path = `/about/${alias}`;
  refuseOwnPage(path);
  return loadArticlePage(context, alias, path);
}

export default function AboutArticle({ loaderData }: Route.ComponentProps) {
  return <ArticlePage data={loaderData} hasAction={loaderData.category !== "documents"} />;
}
