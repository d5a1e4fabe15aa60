import { pathOf } from "#contract/paths.ts";
import { ArticlePage } from "../parts/article/article-page.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { Diagram } from "../parts/diagrams/diagram.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { refuseOwnPage } from "./alias/refuse-own-page.server.ts";
import { splitAfter } from "../parts/blocks/split-after.server.ts";

/** The anchor of the section that the diagram explains. */
const EXPLAINED = "how";

export async function loader({ site, params: { item } }: LoaderArgs<"dialysisItem">) {
  const path = pathOf("dialysisItem", { item });
  refuseOwnPage(path);
  const page = await loadArticlePage(site, path);
  const [content, rest] = splitAfter(page.content, EXPLAINED);
  return { ...page, content, rest, item };
}

export default function DialysisItem({ loaderData: { item, rest, ...page } }: PageProps<typeof loader>) {
  return (
    <ArticlePage data={page}>
      <Diagram article={item} locale={page.article.locale} />
      <Blocks blocks={rest} />
    </ArticlePage>
  );
}
