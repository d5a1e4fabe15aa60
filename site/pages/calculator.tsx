import "../ui/fields.css";
import "../ui/choices.css";
import "../ui/message.css";
import { pathOf } from "#contract/paths.ts";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { MetaLine } from "../parts/article/meta-line.tsx";
import { Blocks } from "../parts/blocks/blocks.tsx";
import "../tools/calculator/calculator.css";
import "../tools/calculator/scale.css";
import { loadStageTexts } from "../tools/calculator/load-stage-texts.server.ts";
import { readAddress } from "../tools/calculator/read-measures.ts";
import { calculatorWords } from "../tools/calculator/calculator-words.ts";
import { toDay } from "../i18n/format-date.ts";
import { langOf } from "../i18n/lang-of.ts";
import { useWords } from "../i18n/use-words.tsx";
import { Island } from "../islands/island.tsx";
import { modalHref } from "../parts/links/modal-pages.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { href } from "../urls.ts";
import styles from "./calculator/calculator.module.css";
import { aboutCalculatorWords } from "./calculator/calculator-page-words.ts";

export async function loader({ site, request }: LoaderArgs) {
  const { locale } = site;
  const [{ article, content, meta, head, address, bar }, texts] = await Promise.all([
    loadArticlePage(site, pathOf("calculator"), { hasNeighbours: false }),
    loadStageTexts(site),
  ]);
  const asked = readAddress(new URL(request.url).searchParams, locale);
  const isFaulty = asked !== null && asked.measures === null;
  return {
    article,
    content,
    meta,
    bar,
    head: isFaulty ? { ...head, title: calculatorWords[locale].error + head.title } : head,
    typed: asked?.typed ?? null,
    texts,
    day: toDay(locale, new Date().toISOString()).text,
    address,
  };
}

export default function CalculatorPage({ loaderData }: PageProps<typeof loader>) {
  const { article, content, meta, head, typed, texts, day, address } = loaderData;
  const { locale } = useWords();
  const { lang } = langOf(locale, article.locale);
  const words = aboutCalculatorWords[locale];
  const ways = {
    stages: href(locale, "treatmentItem", { item: "ckd-stages" }),
    consultation: modalHref(locale, "consultation"),
    dialysis: href(locale, "dialysis"),
    transplant: href(locale, "kidneyTransplant"),
  };
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.title} lead={article.lead} isLow />
      <div className={`wrap ${styles.tool}`} lang={lang}>
        <Island
          name="calculator"
          // A result has a button that works only with scripts.
          wake={typed ? "idle" : "touch"}
          props={{ id: "gfr", locale, action: href(locale, "calculator"), typed, texts, ways, day }}
        />
        <MetaLine meta={meta} lang={lang} />
      </div>
      <section className={`section sand ${styles.about}`} aria-labelledby="about">
        <div className="wrap stack">
          <h2 id="about" lang={lang}>
            {words.about}
          </h2>
          <Blocks blocks={content} />
          <p className={styles.source} lang={lang}>
            {words.source}: {address}
          </p>
        </div>
      </section>
    </Page>
  );
}
