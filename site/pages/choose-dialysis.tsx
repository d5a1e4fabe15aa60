import "../ui/columns.css";
import "../ui/choices.css";
import "../ui/message.css";
import { pathOf } from "#contract/paths.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { langOf } from "../i18n/lang-of.ts";
import { useWords, useWordsOf } from "../i18n/use-words.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { MetaLine } from "../parts/article/meta-line.tsx";
import { RelatedPages } from "../parts/article/related-pages.tsx";
import { Sources } from "../parts/article/sources.tsx";
import { Blocks } from "../parts/blocks/blocks.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Page } from "../seo/page.tsx";
import { ChoiceForm } from "../tools/choose-together/choice-form.tsx";
import { ChoiceSheet } from "../tools/choose-together/choice-sheet.tsx";
import { readAnswers, sheetOf, toQuery } from "../tools/choose-together/choice.ts";
import styles from "../tools/choose-together/choose-together.module.css";
import { chooseTogetherWords } from "../tools/choose-together/choose-together-words.ts";
import { PageHead } from "../ui/page-head.tsx";

export async function loader({ site, request }: LoaderArgs) {
  const [page, choice] = await Promise.all([
    loadArticlePage(site, pathOf("chooseDialysis"), { hasNeighbours: false }),
    loadVariable(site, "dialysis-choice"),
  ]);
  const search = new URL(request.url).searchParams;
  const answers = choice && readAnswers(choice, search);
  return {
    page,
    bar: page.bar,
    questions: choice?.questions ?? [],
    answers: answers ?? new Map<string, string>(),
    sheet: choice && answers && answers.size > 0 ? sheetOf(choice, answers) : null,
    isEmpty: search.has("sheet") && answers?.size === 0,
    address: answers ? `${page.address}?${toQuery(answers)}` : page.address,
  };
}

export default function ChooseDialysis({ loaderData }: PageProps<typeof loader>) {
  const { page, questions, answers, sheet, isEmpty, address } = loaderData;
  const { article, content, meta, head, sources, related } = page;
  const { locale } = useWords();
  const { lang } = langOf(locale, article.locale);
  const words = useWordsOf(chooseTogetherWords);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.title} {...(!sheet && { lead: article.lead, image: article.image })} isLow>
        <MetaLine meta={meta} lang={lang} />
      </PageHead>
      {questions.length > 0 && (
        <div className={`wrap ${styles.tool}`}>
          {sheet && <ChoiceSheet sheet={sheet} address={address} />}
          <ChoiceForm questions={questions} answers={answers} isEmpty={isEmpty} />
        </div>
      )}
      {content.length > 0 && (
        <section className={`section sand ${sheet ? styles.about : ""}`} aria-labelledby="about">
          <div className="wrap stack columns">
            <h2 id="about" lang={lang}>
              {words.about}
            </h2>
            <Blocks blocks={content} />
            <Sources sources={sources} lang={lang} />
          </div>
        </section>
      )}
      {!sheet && <RelatedPages pages={related} lang={lang} />}
    </Page>
  );
}
