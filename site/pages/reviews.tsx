import { loadArticle } from "../api/load-article.server.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { siteContext } from "../context.server.ts";
import { useWordsOf } from "../i18n/words.tsx";
import { ModalLink } from "../modals/modal-link.tsx";
import { FilterForm } from "../records/filter-form.tsx";
import { configs, loadRecords } from "../records/load-records.server.ts";
import { NoRecords } from "../records/no-records.tsx";
import { loadPlaces } from "../records/places.server.ts";
import { queryOf } from "../records/query.ts";
import { RecordSection } from "../records/record-section.tsx";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Pagination } from "../ui/pagination.tsx";
import type { Route } from "./+types/reviews.ts";
import { ReviewList } from "./reviews/review-list.tsx";
import styles from "./reviews/review-list.module.css";
import { shapeReviews } from "./reviews/shape.server.ts";
import { reviewWords } from "./reviews/words.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const [article, entities, places] = await Promise.all([
    loadArticle(context, "reviews"),
    loadRecords(context, configs.review),
    loadPlaces(context),
  ]);
  const shown = shapeReviews(entities, places, new URL(request.url).searchParams, locale);
  return { article, ...shown, head: await articleHead(context, article, "/reviews") };
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { article, head, rows, fields, values, page, pages, found, total } = loaderData;
  const words = useWordsOf(reviewWords);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description}>
        <p className={styles.action}>
          <ModalLink modal="review" className="button button-action">
            {words.leave}
          </ModalLink>
        </p>
      </PageHead>
      <RecordSection>
        {total > 0 && <FilterForm fields={fields} labels={words.filters} found={found} />}
        {rows.length > 0 ? <ReviewList reviews={rows} /> : <NoRecords empty={words.empty} isFiltered={total > 0} />}
        <Pagination
          label={words.pages}
          page={page}
          pages={pages}
          hrefOf={(n) => queryOf({ ...values, page: n > 1 ? String(n) : "" }) || "."}
          words={words.paging}
        />
      </RecordSection>
      <section className="section sand">
        <div className="wrap stack">
          <h2>{words.about}</h2>
          <Blocks blocks={article.content} />
        </div>
      </section>
    </Page>
  );
}
