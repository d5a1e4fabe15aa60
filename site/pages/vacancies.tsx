import { loadArticle } from "../api/load-article.server.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { siteContext } from "../context.server.ts";
import { useWordsOf } from "../i18n/words.tsx";
import { ModalLink } from "../modals/modal-link.tsx";
import { FilterForm } from "../records/filter-form.tsx";
import { today } from "../records/format.server.ts";
import { configs, loadRecords } from "../records/load-records.server.ts";
import { NoRecords } from "../records/no-records.tsx";
import { loadPlaces } from "../records/places.server.ts";
import { RecordSection } from "../records/record-section.tsx";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/vacancies.ts";
import { shapeVacancies } from "./vacancies/shape.server.ts";
import { VacancyList } from "./vacancies/vacancy-list.tsx";
import { vacancyWords } from "./vacancies/words.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const [article, entities, places] = await Promise.all([
    loadArticle(context, "vacancies"),
    loadRecords(context, configs.vacancy),
    loadPlaces(context),
  ]);
  const shown = shapeVacancies(entities, places, new URL(request.url).searchParams, locale, today());
  return { article, ...shown, head: await articleHead(context, article, "/vacancies") };
}

export default function Vacancies({ loaderData }: Route.ComponentProps) {
  const { article, head, rows, fields, total } = loaderData;
  const words = useWordsOf(vacancyWords);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description} />
      <RecordSection>
        {total > 0 && <FilterForm fields={fields} labels={words.filters} found={rows.length} />}
        {rows.length > 0 ? <VacancyList vacancies={rows} /> : <NoRecords empty={words.empty} isFiltered={total > 0} />}
      </RecordSection>
      <section className="section sand">
        <div className="wrap stack">
          <h2>{words.about}</h2>
          <Blocks blocks={article.content} />
          <p>
            <ModalLink modal="vacancy" className="button">
              {words.write}
            </ModalLink>
          </p>
        </div>
      </section>
    </Page>
  );
}
