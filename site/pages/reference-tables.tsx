import { pathOf } from "#contract/paths.ts";
import { loadArticle } from "../api/load-article.server.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { siteContext } from "../context.server.ts";
import { useWordsOf } from "../i18n/words.tsx";
import { RecordSection } from "../records/record-section.tsx";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Tabs } from "../ui/tabs.tsx";
import type { Route } from "./+types/reference-tables.ts";
import { FoodsTable } from "./reference-tables/foods-table.tsx";
import { LabsTable } from "./reference-tables/labs-table.tsx";
import { shapeFoods } from "./reference-tables/shape-foods.server.ts";
import { shapeLabs } from "./reference-tables/shape-labs.server.ts";
import styles from "./reference-tables/tools.module.css";
import { tableWords } from "./reference-tables/words.ts";

const NO_LIMITS = { potassium: [0, 0], phosphorus: [0, 0], sodium: [0, 0] } satisfies Record<string, [number, number]>;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const query = new URL(request.url).searchParams;
  const article = await loadArticle(context, "reference-tables");
  const view =
    query.get("tab") === "labs"
      ? shapeLabs((await loadVariable(context, "reference-labs")) ?? { groups: {}, labs: [] }, query, locale)
      : shapeFoods(
          (await loadVariable(context, "reference-foods")) ?? { limits: NO_LIMITS, groups: {}, foods: [] },
          query,
          locale,
        );
  return { article, head: await articleHead(context, article, pathOf("referenceTables")), view };
}

const OWN_KEYS = ["q", "group", "potassium", "phosphorus", "per", "sort", "order"];

export default function ReferenceTables({ loaderData: { article, head, view } }: Route.ComponentProps) {
  const words = useWordsOf(tableWords).page;
  const tabs = (["foods", "labs"] as const).map((alias) => ({ id: alias, alias, title: words[alias] }));
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description}>
        <div className={styles.tabs}>
          <Tabs label={words.tabs} items={tabs} active={view.kind} reset={OWN_KEYS} />
        </div>
      </PageHead>
      <RecordSection>{view.kind === "foods" ? <FoodsTable foods={view} /> : <LabsTable labs={view} />}</RecordSection>
      <div className="section sand">
        <div className="wrap stack">
          <h2>{words.about}</h2>
          <Blocks blocks={article.content} />
        </div>
      </div>
    </Page>
  );
}
