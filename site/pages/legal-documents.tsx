import { pathOf } from "#contract/paths.ts";
import { loadArticle } from "../api/load-article.server.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { siteContext } from "../context.server.ts";
import { loadDocuments } from "../records/documents.server.ts";
import { loadRecords } from "../records/load-records.server.ts";
import { RecordSection } from "../records/record-section.tsx";
import { Requisites } from "../records/requisites.tsx";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/legal-documents.ts";
import { DocumentSections } from "./legal-documents/document-sections.tsx";
import styles from "./legal-documents/document-sections.module.css";
import { elsewhere, shapeSections } from "./legal-documents/shape.server.ts";
import { documentWords } from "./legal-documents/words.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const [article, entities, requisites] = await Promise.all([
    loadArticle(context, "legal-documents"),
    loadRecords(context, "legal-document"),
    loadVariable(context, "requisites"),
  ]);
  return {
    article,
    head: await articleHead(context, article, pathOf("legalDocuments")),
    words: documentWords[locale].page,
    requisites: requisites ?? [],
    sections: shapeSections(await loadDocuments(context, entities)),
    links: elsewhere(locale),
  };
}

export default function LegalDocuments({ loaderData }: Route.ComponentProps) {
  const { article, head, words, requisites, sections, links } = loaderData;
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description} />
      <RecordSection>
        <div className="stack">
          <h2>{words.organisation}</h2>
          <Requisites items={requisites} />
          <nav aria-label={words.sections}>
            <ul className="chips">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          {sections.length === 0 && <p>{words.empty}</p>}
        </div>
        <DocumentSections sections={sections} whole={words.whole} updated={words.updated} />
      </RecordSection>
      <section className="section sand">
        <div className="wrap stack">
          <h2>{words.elsewhere}</h2>
          <ul className={styles.links}>
            {links.map(({ title, to }) => (
              <li key={to}>
                <a href={to}>{title}</a>
              </li>
            ))}
          </ul>
          <Blocks blocks={article.content} />
        </div>
      </section>
    </Page>
  );
}
