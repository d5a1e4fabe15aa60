import { pathOf } from "#contract/paths.ts";
import { ArticlePage } from "../parts/article/article-page.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { leadIntoSection } from "./alias/lead-into-section.server.ts";
import { refuseOwnPage } from "./alias/refuse-own-page.server.ts";

export async function loader({ site, params: { alias } }: LoaderArgs<"article">) {
  const path = pathOf("article", { alias });
  refuseOwnPage(path);
  await leadIntoSection(site, path);
  return loadArticlePage(site, path, { hasNeighbours: false });
}

export default function RootArticle({ loaderData }: PageProps<typeof loader>) {
  return <ArticlePage data={loaderData} />;
}
