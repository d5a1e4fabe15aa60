import "../ui/columns.css";
import "../ui/fields.css";
import "../ui/choices.css";
import "../ui/message.css";
import { pathOf } from "#contract/paths.ts";
import { langOf } from "../i18n/lang-of.ts";
import { useWords, useWordsOf } from "../i18n/use-words.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { MetaLine } from "../parts/article/meta-line.tsx";
import { RelatedPages } from "../parts/article/related-pages.tsx";
import { Sources } from "../parts/article/sources.tsx";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { WeightForm } from "../parts/weight/weight-form.tsx";
import { weightFields } from "../parts/weight/weights.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Page } from "../seo/page.tsx";
import { loadWeightGain } from "../tools/weight-gain/load-weight-gain.server.ts";
import { weightGainWords } from "../tools/weight-gain/weight-gain-words.ts";
import styles from "../tools/weight-gain/weight-gain.module.css";
import { WeightResult } from "../tools/weight-gain/weight-result.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import "../ui/limit-bar.css";
import { PageHead } from "../ui/page-head.tsx";

const ID = "weight";

export async function loader({ site, request }: LoaderArgs) {
  const { locale } = site;
  const words = weightGainWords[locale];
  const [page, { typed, faults, result }] = await Promise.all([
    loadArticlePage(site, pathOf("weightGain"), { hasNeighbours: false }),
    loadWeightGain(site, request.url),
  ]);
  const shown = weightFields.flatMap((name) => {
    const text = faults[name] && words.faults[name][faults[name]];
    return text ? [{ id: `${ID}-${name}`, text }] : [];
  });
  return {
    page: shown.length > 0 ? { ...page, head: { ...page.head, title: words.error + page.head.title } } : page,
    bar: page.bar,
    typed,
    faults: shown,
    result,
  };
}

/**
 * The form, its result, and the phone number: if the result is over the limit, the number comes directly after it,
 * before the explanation.
 */
export default function WeightGainPage({ loaderData }: PageProps<typeof loader>) {
  const { page, typed, faults, result } = loaderData;
  const { article, content, meta, head, sources, related } = page;
  const { locale } = useWords();
  const { lang } = langOf(locale, article.locale);
  const words = useWordsOf(weightGainWords);
  const isAnswered = result !== null || faults.length > 0;
  const care = content.filter((block) => block.type === "care");
  const dutyLine = care.find(({ data }) => data.level === "today")?.data.phone;
  const form = <WeightForm key="form" id={ID} isOnItsPage typed={typed} faults={faults} />;
  const call = (
    <section key="call" className={`stack ${styles.call}`} aria-labelledby="call">
      <h2 id="call" lang={lang}>
        {words.call}
      </h2>
      <Blocks blocks={care} />
    </section>
  );
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.title} {...(!isAnswered && { lead: article.lead, image: article.image })} isLow />
      <div className={`wrap ${styles.tool}`}>
        <ErrorSummary id="result" title={words.faultsTitle} errors={faults.map(({ id, text }) => [id, text])} isFirst />
        {result && <WeightResult result={result} dutyLine={dutyLine} />}
        {result?.advice.over ? [call, form] : [form, call]}
        <MetaLine meta={meta} lang={lang} />
      </div>
      <section className={`section sand ${styles.about}`} aria-labelledby="about">
        <div className="wrap stack columns">
          <h2 id="about" lang={lang}>
            {words.about}
          </h2>
          <Blocks blocks={content.filter(({ type }) => type !== "care")} />
          <Sources sources={sources} lang={lang} />
        </div>
      </section>
      {!isAnswered && <RelatedPages pages={related} lang={lang} />}
    </Page>
  );
}
