import { loadArticle } from "../api/load-article.server.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { useWordsOf } from "../i18n/words.tsx";
import { PageLink } from "../link.tsx";
import { loadDocuments } from "../records/documents.server.ts";
import { configs, loadRecords } from "../records/load-records.server.ts";
import { NoRecords } from "../records/no-records.tsx";
import { RecordSection } from "../records/record-section.tsx";
import { Requisites } from "../records/requisites.tsx";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/legal-documents.ts";
import { DocumentSections, sectionId } from "./legal-documents/document-sections.tsx";
import styles from "./legal-documents/document-sections.module.css";
import { documentWords } from "./legal-documents/words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const [article, entities, requisites] = await Promise.all([
    loadArticle(context, "legal-documents"),
    loadRecords(context, configs.legalDocument),
    loadVariable(context, "requisites"),
  ]);
  const documents = await loadDocuments(context, entities);
  const sections = [...Map.groupBy(documents, ({ section }) => section)];
  return {
    article,
    head: await articleHead(context, article, "/about/legal-documents"),
    requisites: requisites ?? [],
    sections: sections.map(([title, grouped]) => ({ title, documents: grouped })),
  };
}

const ELSEWHERE = [
  "contacts",
  "centers",
  "specialists",
  "paidServices",
  "control",
  "reviews",
  "vacancies",
  "sitemap",
  "search",
] as const;

export default function LegalDocuments({ loaderData }: Route.ComponentProps) {
  const { article, head, requisites, sections } = loaderData;
  const words = useWordsOf(documentWords);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description} />
      <RecordSection>
        <div className={styles.facts}>
          <h2>{words.organisation}</h2>
          <Requisites items={requisites} />
          <nav aria-label={words.sections}>
            <ul className="chips">
              {sections.map(({ title }, place) => (
                <li key={title}>
                  <a href={`#${sectionId(place)}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {sections.length > 0 ? (
          <DocumentSections sections={sections} />
        ) : (
          <NoRecords empty={words.empty} isFiltered={false} />
        )}
      </RecordSection>
      <section className="section sand">
        <div className="wrap stack">
          <h2>{words.elsewhere.title}</h2>
          <p>{words.elsewhere.text}</p>
          <ul>
            {ELSEWHERE.map((page) => (
              <li key={page}>
                <PageLink page={page}>{words.elsewhere.links[page]}</PageLink>
              </li>
            ))}
          </ul>
          <Blocks blocks={article.content} />
        </div>
      </section>
    </Page>
  );
}
