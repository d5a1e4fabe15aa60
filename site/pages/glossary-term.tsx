import { pathOf } from "#contract/paths.ts";
import { ArticlePage } from "../parts/article/article-page.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { Diagram } from "../parts/diagrams/diagram.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { termThing } from "../seo/things/term.server.ts";
import { loadTerm } from "./glossary/load-term.server.ts";
import { TermEnd } from "./glossary/term-end.tsx";

export async function loader({ site, params: { item } }: LoaderArgs<"glossaryTerm">) {
  const [page, { term, ...end }] = await Promise.all([
    loadArticlePage(site, pathOf("glossaryTerm", { item })),
    loadTerm(site, item),
  ]);
  // Pages that use the term are plain links, not cards, and there is no previous and next term.
  const places = page.related.filter(({ href }) => !href.includes(pathOf("glossary")));
  return {
    ...page,
    head: { ...page.head, things: [termThing(site, term)] },
    previous: null,
    next: null,
    related: [],
    diagram: term.diagram,
    end: { ...end, places },
  };
}

export default function GlossaryTerm({ loaderData: { end, diagram, ...page } }: PageProps<typeof loader>) {
  return (
    <ArticlePage data={page} helpFor="question">
      {diagram && <Diagram article={diagram} locale={page.article.locale} as="h2" />}
      <TermEnd {...end} />
    </ArticlePage>
  );
}
