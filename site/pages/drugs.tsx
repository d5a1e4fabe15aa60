import { pathOf } from "#contract/paths.ts";
import { failPage } from "../api/fail-page.server.ts";
import { ArticlePage } from "../parts/article/article-page.tsx";
import { withAnchorsOfAll } from "../parts/article/anchors.server.ts";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { langOf } from "../i18n/lang-of.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { metaOfAll } from "../parts/themes/meta-of-all.server.ts";
import { sourcesOfAll } from "../parts/themes/sources-of-all.server.ts";
import { blocksOf, loadQuestions } from "../parts/questions/load-questions.server.ts";
import { QuestionList } from "../parts/questions/question-list.tsx";
import { faqThing } from "../seo/things/faq.server.ts";
import styles from "./drugs/drugs.module.css";

export async function loader({ site }: LoaderArgs) {
  const [page, themes] = await Promise.all([
    loadArticlePage(site, pathOf("drugs"), { hasNeighbours: false }),
    loadQuestions(site, "drugs").catch(failPage),
  ]);
  const thing = faqThing([{ content: themes.flatMap(blocksOf) }]);
  const meta = metaOfAll(page, themes.flatMap(blocksOf));
  const sources = sourcesOfAll(page, ...themes);
  const parts = themes.flatMap(({ texts }) => texts);
  const { texts, contents } = withAnchorsOfAll([page.content, ...parts.map(({ intro }) => intro)]);
  const [content = [], ...intros] = texts;
  return {
    ...page,
    meta,
    sources,
    head: { ...page.head, ...(thing && { things: [thing] }) },
    content,
    contents,
    parts: parts.map((part, n) => ({ ...part, intro: intros[n] ?? [] })),
  };
}

export default function Drugs({ loaderData: { parts, ...page } }: PageProps<typeof loader>) {
  return (
    <ArticlePage data={page}>
      {parts.map(({ alias, intro, questions, locale }, index) => (
        <div key={alias} id={alias} {...langOf(locale, page.article.locale)} className={styles.questions}>
          <Blocks blocks={intro} />
          <QuestionList questions={questions} isFirstOpen={index === 0} level="h2" />
        </div>
      ))}
    </ArticlePage>
  );
}
