import { loadArticle } from "../api/load-article.server.ts";
import { failPage } from "../api/fail-page.server.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { siteContext } from "../context.server.ts";
import { useWordsOf } from "../i18n/words.tsx";
import { RecordSection } from "../records/record-section.tsx";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Tabs } from "../ui/tabs.tsx";
import type { Route } from "./+types/reference-tables.ts";
import { FoodsView } from "./reference-tables/foods-view.tsx";
import { LabsView } from "./reference-tables/labs-view.tsx";
import { shapeFoods } from "./reference-tables/shape-foods.server.ts";
import { shapeLabs } from "./reference-tables/shape-labs.server.ts";
import { readFoods, readLabs } from "./reference-tables/tables.server.ts";
import styles from "./reference-tables/tables.module.css";
import { tableWords } from "./reference-tables/words.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, locale, reportError } = context.get(siteContext);
  const article = await loadArticle(context, "reference-tables");
  const head = await articleHead(context, article, "/information/reference-tables");
  const query = new URL(request.url).searchParams;
  const words = tableWords[locale];
  if (query.get("tab") === "labs") {
    const { variable } = await api.variable({ key: "reference-labs" }).catch(failPage);
    const table = readLabs(variable.value, reportError);
    return { article, head, labs: shapeLabs(table, query, locale, words.labs.ranges) };
  }
  const { variable } = await api.variable({ key: "reference-foods" }).catch(failPage);
  const table = readFoods(variable.value, reportError);
  return { article, head, foods: shapeFoods(table, query, locale, words.foods.levels) };
}

const OWN_KEYS = ["q", "group", "potassium", "phosphorus", "per", "sort", "order"];

export default function ReferenceTables({ loaderData }: Route.ComponentProps) {
  const { article, head } = loaderData;
  const words = useWordsOf(tableWords);
  const tabs = [
    { id: 1, alias: "foods", title: words.tabs.foods },
    { id: 2, alias: "labs", title: words.tabs.labs },
  ];
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description}>
        <div className={styles.tabs}>
          <Tabs label={words.tabs.label} items={tabs} active={loaderData.labs ? "labs" : "foods"} reset={OWN_KEYS} />
        </div>
      </PageHead>
      <RecordSection>
        {loaderData.foods && <FoodsView foods={loaderData.foods} />}
        {loaderData.labs && <LabsView labs={loaderData.labs} />}
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
