import { pathOf } from "#contract/paths.ts";
import { ArticlePage } from "../parts/article/article-page.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";

export async function loader({ context }: LoaderArgs) {
  return loadArticlePage(context, pathOf("equipment"), { hasNeighbours: false });
}

export default function Equipment({ loaderData }: PageProps<typeof loader>) {
  return <ArticlePage data={loaderData} />;
}
