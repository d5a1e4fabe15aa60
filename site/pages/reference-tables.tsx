import "../ui/columns.css";
import { pathOf } from "#contract/paths.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { MetaLine } from "../parts/article/meta-line.tsx";
import { Sources } from "../parts/article/sources.tsx";
import { EndActions } from "../parts/article/text-actions.tsx";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { langOf } from "../i18n/lang-of.ts";
import { useWords, useWordsOf } from "../i18n/use-words.tsx";
import { RecordSection } from "../parts/records/record-section.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { FoodsTable } from "./reference-tables/foods-table.tsx";
import { LabsTable } from "./reference-tables/labs-table.tsx";
import { shapeFoods } from "./reference-tables/shape-foods.server.ts";
import { shapeLabs } from "./reference-tables/shape-labs.server.ts";
import styles from "./reference-tables/tools.module.css";
import { tableWords } from "./reference-tables/reference-tables-words.ts";

const NO_LIMITS = { potassium: [0, 0], phosphorus: [0, 0], sodium: [0, 0] } satisfies Record<string, [number, number]>;

export async function loader({ site, request }: LoaderArgs) {
  const { locale } = site;
  const query = new URL(request.url).searchParams;
  const { article, content, head, meta, sources, bar } = await loadArticlePage(site, pathOf("referenceTables"), {
    hasNeighbours: false,
  });
  const view =
    query.get("tab") === "labs"
      ? shapeLabs((await loadVariable(site, "reference-labs")) ?? { groups: {}, labs: [] }, query, locale)
      : shapeFoods(
          (await loadVariable(site, "reference-foods")) ?? { limits: NO_LIMITS, groups: {}, foods: [] },
          query,
          locale,
        );
  // No reading time: a table is looked up, not read.
  return { article, content, head, meta: { ...meta, minutes: 0 }, sources, bar, view };
}

const OWN_KEYS = ["q", "group", "potassium", "phosphorus", "per", "sort", "order"];

export default function ReferenceTables({ loaderData }: PageProps<typeof loader>) {
  const { article, content, head, meta, sources, view } = loaderData;
  const { lang } = langOf(useWords().locale, article.locale);
  const words = useWordsOf(tableWords).page;
  const tabs = (["foods", "labs"] as const).map((alias) => ({ id: alias, alias, title: words[alias] }));
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.title} lead={article.lead}>
        <MetaLine meta={meta} lang={lang} hasActions={false} />
      </PageHead>
      <RecordSection>
        <div className={styles.tabs}>
          <Tabs label={words.tabs} items={tabs} active={view.kind} reset={OWN_KEYS} />
        </div>
        {view.kind === "foods" ? <FoodsTable foods={view} /> : <LabsTable labs={view} />}
      </RecordSection>
      <div className="section sand">
        <div className="wrap stack columns">
          <h2>{words.about}</h2>
          <Blocks blocks={content} />
          <Sources sources={sources} lang={lang} />
          <EndActions canSave={meta.canSave} lang={lang} />
        </div>
      </div>
    </Page>
  );
}
