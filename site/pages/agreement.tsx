import { pathOf } from "#contract/paths.ts";
import { ArticlePage } from "../article/article-page.tsx";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import type { Route } from "./+types/agreement.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return loadArticlePage(context, pathOf("agreement"), { hasNeighbours: false });
}

export default function Agreement({ loaderData }: Route.ComponentProps) {
  return <ArticlePage data={loaderData} hasAction={false} />;
}
