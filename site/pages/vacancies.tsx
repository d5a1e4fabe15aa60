import { pathOf } from "#contract/paths.ts";
import { loadArticle } from "../api/load-article.server.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { hiringBar } from "../parts/bar/page-bar.ts";
import { splitByHeadings } from "../parts/blocks/split-by-headings.server.ts";
import { TitledParts } from "../parts/blocks/titled-parts.tsx";
import { today } from "../i18n/format-date.ts";
import { useWordsOf } from "../i18n/use-words.tsx";
import { ModalLink } from "../parts/links/modal-link.tsx";
import { loadRecords } from "../parts/records/load-records.server.ts";
import { loadPlaces } from "../parts/records/places.server.ts";
import { RecordFilter } from "../parts/records/record-filter.tsx";
import { RecordSection } from "../parts/records/record-section.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { shapeVacancies } from "./vacancies/shape-vacancies.server.ts";
import { VacancyList } from "./vacancies/vacancy-list.tsx";
import { vacancyWords } from "./vacancies/vacancies-words.ts";

export async function loader({ site, request }: LoaderArgs) {
  const { locale } = site;
  const [article, entities, places, hiring] = await Promise.all([
    loadArticle(site, "vacancies"),
    loadRecords(site, "vacancy"),
    loadPlaces(site),
    loadVariable(site, "hiring"),
  ]);
  return {
    article,
    parts: splitByHeadings(article.content),
    bar: hiringBar(hiring),
    head: await articleHead(site, article, pathOf("vacancies")),
    ...shapeVacancies(entities, places, new URL(request.url).searchParams, locale, today()),
  };
}

export default function Vacancies({
  loaderData: { article, parts, head, filter, isTaxTold, vacancies },
}: PageProps<typeof loader>) {
  const { list: words, filters, empty } = useWordsOf(vacancyWords);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description} image={article.image} isLow />
      <RecordSection>
        <RecordFilter filter={filter} labels={filters} empty={empty} note={isTaxTold ? words.beforeTax : undefined}>
          <VacancyList vacancies={vacancies} />
        </RecordFilter>
      </RecordSection>
      <div className="section sand">
        <div className="wrap">
          <TitledParts parts={parts} title={words.about}>
            <ModalLink modal="vacancy" className="button">
              {words.write}
            </ModalLink>
          </TitledParts>
        </div>
      </div>
    </Page>
  );
}
