import { pathOf } from "#contract/paths.ts";
import { isNotFound } from "../api/fail-page.server.ts";
import { ArticlePage } from "../parts/article/article-page.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { leadIntoSection } from "./alias/lead-into-section.server.ts";
import { refuseOwnPage } from "./alias/refuse-own-page.server.ts";

export async function loader({ site, params: { alias } }: LoaderArgs<"article">) {
  const path = pathOf("article", { alias });
  refuseOwnPage(path);
  try {
    return await loadArticlePage(site, path, { hasNeighbours: false });
  } catch (error) {
    if (isNotFound(error)) await leadIntoSection(site, path);
    throw error;
  }
}

export default function RootArticle({ loaderData }: PageProps<typeof loader>) {
  return <ArticlePage data={loaderData} />;
}
