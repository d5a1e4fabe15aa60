import { pathOf } from "#contract/paths.ts";
import { loadArticle } from "../api/load-article.server.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { siteContext } from "../context.server.ts";
import { useWordsOf } from "../i18n/words.tsx";
import { PageLink } from "../link.tsx";
import { loadDocuments } from "../records/documents.server.ts";
import { FileLink } from "../records/file-link.tsx";
import { loadRecords, loadRecordsQuietly } from "../records/load-records.server.ts";
import { RecordFilter } from "../records/record-filter.tsx";
import { RecordSection } from "../records/record-section.tsx";
import { Requisites } from "../records/requisites.tsx";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/paid-services.ts";
import { PriceTable } from "./paid-services/price-table.tsx";
import { shapePrices } from "./paid-services/shape.server.ts";
import { priceWords } from "./paid-services/words.ts";

const CONTRACT = "paid-services-contract";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const [article, entities, papers, requisites] = await Promise.all([
    loadArticle(context, "platnye-uslugi"),
    loadRecords(context, "price"),
    loadRecordsQuietly(context, "legal-document"),
    loadVariable(context, "requisites"),
  ]);
  const contracts = await loadDocuments(
    context,
    papers.filter(({ alias }) => alias === CONTRACT),
  );
  return {
    article,
    head: await articleHead(context, article, pathOf("paidServices")),
    ...shapePrices(entities, new URL(request.url).searchParams, locale),
    contract: contracts[0]?.file,
    requisites: requisites ?? [],
  };
}

export default function PaidServices({ loaderData }: Route.ComponentProps) {
  const { article, head, filter, contract, requisites } = loaderData;
  const words = useWordsOf(priceWords);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description} />
      <RecordSection>
        <RecordFilter filter={filter} labels={words.filters} empty={words.empty}>
          <PriceTable prices={loaderData} />
        </RecordFilter>
      </RecordSection>
      <div className="section sand">
        <div className="wrap stack">
          <h2>{words.organisation}</h2>
          <Requisites items={requisites} />
          {contract && (
            <p>
              {words.contract}: <FileLink file={contract} />
            </p>
          )}
          <p>
            <PageLink className="alone" page="legalDocuments">
              {words.documents}
            </PageLink>
          </p>
        </div>
      </div>
      <div className="section">
        <div className="wrap stack">
          <h2>{words.about}</h2>
          <Blocks blocks={article.content} />
        </div>
      </div>
    </Page>
  );
}
