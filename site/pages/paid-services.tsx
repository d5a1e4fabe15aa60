import { pathOf } from "#contract/paths.ts";
import { loadArticle } from "../api/load-article.server.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { FoldedParts } from "../parts/blocks/folded-parts.tsx";
import { splitByHeadings } from "../parts/blocks/split-by-headings.server.ts";
import { loadContact } from "../parts/company/load-contact.server.ts";
import { useWordsOf } from "../i18n/use-words.tsx";
import { PageLink } from "../parts/links/link.tsx";
import { loadDocuments } from "../parts/records/documents.server.ts";
import { loadRecords, loadRecordsWithFallback } from "../parts/records/load-records.server.ts";
import { RecordFilter } from "../parts/records/record-filter.tsx";
import { RecordSection } from "../parts/records/record-section.tsx";
import { Requisites } from "../parts/records/requisites.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { Accordion } from "../ui/accordion.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { FreeFirst, PriceAside } from "./paid-services/price-aside.tsx";
import { PriceTable } from "./paid-services/price-table.tsx";
import { shapePrices } from "./paid-services/shape-paid-services.server.ts";
import styles from "./paid-services/price-page.module.css";
import { priceWords } from "./paid-services/paid-services-words.ts";

const CONTRACT = "paid-services-contract";

export async function loader({ site, request }: LoaderArgs) {
  const { locale } = site;
  const [article, entities, papers, requisites, { phone }] = await Promise.all([
    loadArticle(site, "platnye-uslugi"),
    loadRecords(site, "price"),
    loadRecordsWithFallback(site, "legal-document"),
    loadVariable(site, "requisites"),
    loadContact(site, "default"),
  ]);
  const contracts = await loadDocuments(
    site,
    papers.filter(({ alias }) => alias === CONTRACT),
  );
  return {
    article,
    parts: splitByHeadings(article.content),
    head: await articleHead(site, article, pathOf("paidServices")),
    ...shapePrices(entities, new URL(request.url).searchParams, locale),
    contract: contracts[0]?.file,
    requisites: requisites ?? [],
    phone,
  };
}

export default function PaidServices({ loaderData }: PageProps<typeof loader>) {
  const { article, parts, head, filter, contract, requisites, phone } = loaderData;
  const words = useWordsOf(priceWords);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description} />
      <RecordSection>
        <div className="with-aside">
          <div>
            <FreeFirst />
            <RecordFilter filter={filter} labels={words.filters} empty={words.empty}>
              <PriceTable prices={loaderData} />
            </RecordFilter>
          </div>
          <PriceAside contract={contract} phone={phone} />
        </div>
      </RecordSection>
      <div className="section sand">
        <div className={`wrap ${styles.about}`}>
          <h2>{words.about}</h2>
          <div>
            <FoldedParts parts={parts} as="h3" />
            <Accordion as="h3" summary={words.organisation}>
              <Requisites items={requisites} />
              <p>
                <PageLink className="alone" page="legalDocuments">
                  {words.documents}
                </PageLink>
              </p>
            </Accordion>
          </div>
        </div>
      </div>
    </Page>
  );
}
