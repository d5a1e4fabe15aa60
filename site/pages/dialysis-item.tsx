import type { DialysisKind } from "#contract/variables/dialysis-kinds.ts";
import { ArticlePage } from "../article/article-page.tsx";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { refuseOwnPage } from "./alias/refuse-own-page.server.ts";
import type { Route } from "./+types/dialysis-item.ts";
import { diagramWords } from "./dialysis/diagram-words.ts";
import { Diagram } from "./dialysis/diagram.tsx";

export async function loader({ context, params: { item } }: Route.LoaderArgs) {
  const path = `/dialysis/${item}`;
  refuseOwnPage(path);
  const page = await loadArticlePage(context, item, path);
  const diagrams = diagramWords[page.article.locale];
  return { ...page, diagram: Object.hasOwn(diagrams, item) ? toDiagram(item as DialysisKind, diagrams) : null };
}

export default function DialysisItem({ loaderData: { diagram, ...page } }: Route.ComponentProps) {
  return <ArticlePage data={page}>{diagram && <Diagram diagram={diagram} />}</ArticlePage>;
}

function toDiagram(kind: DialysisKind, diagrams: (typeof diagramWords)["ru"]) {
  return { kind, ...diagrams[kind] };
}
