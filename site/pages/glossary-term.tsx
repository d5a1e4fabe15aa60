import { pathOf } from "#contract/paths.ts";
import { loadArticle } from "../api/load-article.server.ts";
import { ArticlePage } from "../article/article-page.tsx";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { termThing } from "../seo/things/term.server.ts";
import type { Route } from "./+types/glossary-term.ts";
import { Synonyms } from "./glossary/synonyms.tsx";

export async function loader({ context, params: { item } }: Route.LoaderArgs) {
  const page = await loadArticlePage(context, pathOf("glossaryTerm", { item }));
  const term = await loadArticle(context, item);
  return { ...page, head: { ...page.head, things: [termThing(context, term)] }, synonyms: term.synonyms ?? [] };
}

export default function GlossaryTerm({ loaderData: { synonyms, ...page } }: Route.ComponentProps) {
  return (
    <ArticlePage data={page}>
      <Synonyms names={synonyms} />
    </ArticlePage>
  );
}
