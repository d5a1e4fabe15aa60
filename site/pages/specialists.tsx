import { pathOf } from "#contract/paths.ts";
import { loadArticle } from "../api/load-article.server.ts";
import { splitByHeadings } from "../parts/blocks/split-by-headings.server.ts";
import { TitledParts } from "../parts/blocks/titled-parts.tsx";
import { useWordsOf } from "../i18n/use-words.tsx";
import { ModalLink } from "../parts/links/modal-link.tsx";
import { loadRecords } from "../parts/records/load-records.server.ts";
import { loadPlaces } from "../parts/records/places.server.ts";
import { hereWith } from "../parts/records/query.ts";
import { RecordFilter } from "../parts/records/record-filter.tsx";
import { RecordSection } from "../parts/records/record-section.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { pagedHead } from "../seo/paged-head.server.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { loadSpeeches } from "./about/load-speeches.server.ts";
import { Leaders } from "./specialists/leaders.tsx";
import { shapeSpecialists } from "./specialists/shape-specialists.server.ts";
import { SpecialistList } from "./specialists/specialist-list.tsx";
import styles from "./specialists/specialist-list.module.css";
import { specialistWords } from "./specialists/specialists-words.ts";

export async function loader({ site, request }: LoaderArgs) {
  const { locale } = site;
  const [article, entities, places, leaders] = await Promise.all([
    loadArticle(site, "specialists"),
    loadRecords(site, "specialist"),
    loadPlaces(site),
    loadSpeeches(site),
  ]);
  const path = pathOf("specialists");
  const shaped = shapeSpecialists(entities, places, new URL(request.url).searchParams, locale);
  const isFiltered = Object.values(shaped.values).some(Boolean);
  return {
    article,
    parts: splitByHeadings(article.content),
    leaders,
    head: pagedHead(await articleHead(site, article, path), locale, path, { page: shaped.page, isFiltered }),
    ...shaped,
  };
}

export default function Specialists({ loaderData }: PageProps<typeof loader>) {
  const { article, parts, head, filter, values, people, page, pages, isAsked, leaders } = loaderData;
  const words = useWordsOf(specialistWords);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description} image={article.image} isLow>
        <p className={styles.action}>
          <ModalLink modal="consultation" className="button button-action">
            {words.consultation}
          </ModalLink>
        </p>
      </PageHead>
      <RecordSection>
        <RecordFilter filter={filter} labels={words.filters} empty={words.empty}>
          <h2 className="sr">{words.people}</h2>
          <SpecialistList people={people} />
        </RecordFilter>
        <div className={styles.pages}>
          <Pagination
            label={words.pages}
            page={page}
            pages={pages}
            hrefOf={(n) => hereWith({ ...values, page: n > 1 ? String(n) : "" })}
            words={words.paging}
          />
        </div>
        {!isAsked && <Leaders leaders={leaders} />}
      </RecordSection>
      <div className="section sand">
        <div className="wrap">
          <TitledParts parts={parts} title={words.about} />
        </div>
      </div>
    </Page>
  );
}
