import { pathOf } from "#contract/paths.ts";
import { ArticlePage } from "../parts/article/article-page.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { refuseOwnPage } from "./alias/refuse-own-page.server.ts";

export async function loader({ site, params: { alias } }: LoaderArgs<"informationArticle">) {
  const path = pathOf("informationArticle", { alias });
  refuseOwnPage(path);
  // Pages of many kinds share this route, so there is no next one; each page names its own related pages.
  return loadArticlePage(site, path, { hasNeighbours: false });
}

export default function InformationArticle({ loaderData }: PageProps<typeof loader>) {
  return <ArticlePage data={loaderData} />;
}
