import { pathOf } from "#contract/paths.ts";
import { loadArticle } from "../api/load-article.server.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { JumpLinks } from "../parts/article/jump-links.tsx";
import { FoldedParts } from "../parts/blocks/folded-parts.tsx";
import { splitByHeadings } from "../parts/blocks/split-by-headings.server.ts";
import { useWordsOf } from "../i18n/use-words.tsx";
import { loadDocuments } from "../parts/records/documents.server.ts";
import { loadRecords } from "../parts/records/load-records.server.ts";
import { RecordSection } from "../parts/records/record-section.tsx";
import { Requisites } from "../parts/records/requisites.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { Accordion } from "../ui/accordion.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { DocumentFiles } from "./legal-documents/document-files.tsx";
import { DocumentSections } from "./legal-documents/document-sections.tsx";
import { shapeSections } from "./legal-documents/shape-legal-documents.server.ts";
import { documentWords } from "./legal-documents/legal-documents-words.ts";

export async function loader({ site }: LoaderArgs) {
  const [article, entities, requisites] = await Promise.all([
    loadArticle(site, "legal-documents"),
    loadRecords(site, "legal-document"),
    loadVariable(site, "requisites"),
  ]);
  return {
    article,
    head: await articleHead(site, article, pathOf("legalDocuments")),
    requisites: requisites ?? [],
    /** They list for inspectors what is above, by law. */
    parts: splitByHeadings(article.content),
    sections: shapeSections(await loadDocuments(site, entities)),
  };
}

export default function LegalDocuments({ loaderData }: PageProps<typeof loader>) {
  const { article, head, requisites, sections, parts } = loaderData;
  const words = useWordsOf(documentWords);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description} />
      <RecordSection>
        <div className="stack">
          <DocumentFiles documents={sections.flatMap(({ documents }) => documents)} />
          <JumpLinks parts={sections.map(({ id, title }) => ({ href: `#${id}`, title }))} />
          {sections.length === 0 && <p>{words.empty}</p>}
        </div>
        <DocumentSections sections={sections}>
          {requisites.length > 0 && (
            <Accordion as="h3" summary={words.organisation}>
              <Requisites items={requisites} />
            </Accordion>
          )}
          <FoldedParts parts={parts} as="h3" />
        </DocumentSections>
      </RecordSection>
    </Page>
  );
}
