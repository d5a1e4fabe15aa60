import { pathOf } from "#contract/paths.ts";
import { ArticlePage } from "../article/article-page.tsx";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { Diagram } from "../diagrams/diagram.tsx";
import type { LoaderArgs, PageProps } from "../route-module.ts";
import { refuseOwnPage } from "./alias/refuse-own-page.server.ts";
import { splitAfter } from "./dialysis/split-after.server.ts";

/** The anchor of the section that the diagram explains. */
const EXPLAINED = "how";

export async function loader({ context, params: { item } }: LoaderArgs<"dialysisItem">) {
  const path = pathOf("dialysisItem", { item });
  refuseOwnPage(path);
  const page = await loadArticlePage(context, path);
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
