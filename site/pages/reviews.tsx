import { pathOf } from "#contract/paths.ts";
import { loadArticle } from "../api/load-article.server.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { TitledPart } from "../parts/blocks/titled-parts.tsx";
import { useWordsOf } from "../i18n/use-words.tsx";
import { ModalLink } from "../parts/links/modal-link.tsx";
import { loadRecords } from "../parts/records/load-records.server.ts";
import { hereWith } from "../parts/records/query.ts";
import { RecordFilter } from "../parts/records/record-filter.tsx";
import { RecordSection } from "../parts/records/record-section.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { pagedHead } from "../seo/paged-head.server.ts";
import { loadCenterNames } from "../tools/centers/load-network.server.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { ReviewList } from "./reviews/review-list.tsx";
import styles from "./reviews/review-list.module.css";
import { shapeReviews } from "./reviews/shape-reviews.server.ts";
import { reviewWords } from "./reviews/reviews-words.ts";

export async function loader({ site, request }: LoaderArgs) {
  const { locale } = site;
  const [article, entities, centers] = await Promise.all([
    loadArticle(site, "reviews"),
    loadRecords(site, "review"),
    loadCenterNames(site),
  ]);
  const path = pathOf("reviews");
  const shaped = shapeReviews(entities, { centers }, new URL(request.url).searchParams, locale);
  const isFiltered = shaped.center !== "";
  return {
    article,
    head: pagedHead(await articleHead(site, article, path), locale, path, { page: shaped.page, isFiltered }),
    ...shaped,
  };
}

export default function Reviews({ loaderData }: PageProps<typeof loader>) {
  const { article, head, filter, center, page, pages, reviews } = loaderData;
  const words = useWordsOf(reviewWords);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description} image={article.image} isLow>
        <p className={styles.action}>
          <ModalLink modal="review" className="button button-action">
            {words.leave}
          </ModalLink>
        </p>
      </PageHead>
      <RecordSection>
        <RecordFilter filter={filter} labels={words.filters} empty={words.empty}>
          <ReviewList reviews={reviews} />
        </RecordFilter>
        <div className={styles.pages}>
          <Pagination
            label={words.pages}
            page={page}
            pages={pages}
            hrefOf={(n) => hereWith({ center, page: n > 1 ? String(n) : "" })}
            words={words.paging}
          />
        </div>
      </RecordSection>
      <div className="section sand">
        <div className="wrap">
          <TitledPart title={words.about}>
            <Blocks blocks={article.content} />
          </TitledPart>
        </div>
      </div>
    </Page>
  );
}
