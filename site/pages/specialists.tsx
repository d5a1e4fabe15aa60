import { loadArticle } from "../api/load-article.server.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { siteContext } from "../context.server.ts";
import { useWordsOf } from "../i18n/words.tsx";
import { ModalLink } from "../modals/modal-link.tsx";
import { FilterForm } from "../records/filter-form.tsx";
import { configs, loadRecords } from "../records/load-records.server.ts";
import { NoRecords } from "../records/no-records.tsx";
import { loadPlaces } from "../records/places.server.ts";
import { RecordSection } from "../records/record-section.tsx";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/specialists.ts";
import { shapeSpecialists } from "./specialists/shape.server.ts";
import { SpecialistList } from "./specialists/specialist-list.tsx";
import styles from "./specialists/specialists.module.css";
import { specialistWords } from "./specialists/words.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const [article, entities, places] = await Promise.all([
    loadArticle(context, "specialists"),
    loadRecords(context, configs.specialist),
    loadPlaces(context),
  ]);
  const shown = shapeSpecialists(entities, places, new URL(request.url).searchParams, locale);
  return { article, ...shown, head: await articleHead(context, article, "/about/specialists") };
}

export default function Specialists({ loaderData }: Route.ComponentProps) {
  const { article, head, rows, fields, total } = loaderData;
  const words = useWordsOf(specialistWords);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description}>
        <p className={styles.action}>
          <ModalLink modal="consultation" className="button button-action">
            {words.consultation}
          </ModalLink>
        </p>
      </PageHead>
      <RecordSection>
        {total > 0 && <FilterForm fields={fields} labels={words.filters} found={rows.length} />}
        {rows.length > 0 ? <SpecialistList people={rows} /> : <NoRecords empty={words.empty} isFiltered={total > 0} />}
      </RecordSection>
      <section className="section sand">
        <div className="wrap">
          <Blocks blocks={article.content} />
        </div>
      </section>
    </Page>
  );
}
