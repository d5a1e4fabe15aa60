import { pathOf } from "#contract/paths.ts";
import { ArticlePage } from "../article/article-page.tsx";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import type { Route } from "./+types/accessibility.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return loadArticlePage(context, pathOf("accessibility"), { hasNeighbours: false });
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <ArticlePage data={loaderData} hasAction={false} />;
}
