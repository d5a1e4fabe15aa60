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

export async function loader({ context }: LoaderArgs) {
  const [page, themes] = await Promise.all([
    loadArticlePage(context, pathOf("drugs"), { hasNeighbours: false }),
    loadQuestions(context, "drugs").catch(failPage),
  ]);
  const thing = faqThing(context, [{ content: themes.flatMap(blocksOf) }]);
  const meta = metaOfAll(page, themes.flatMap(blocksOf));
  const sources = sourcesOfAll(page, ...themes);
  const { texts, contents } = withAnchorsOfAll([page.content, ...themes.map(({ intro }) => intro)]);
  const [content = [], ...intros] = texts;
  return {
    ...page,
    meta,
    sources,
    head: { ...page.head, ...(thing && { things: [thing] }) },
    content,
    contents,
    themes: themes.map((theme, n) => ({ ...theme, intro: intros[n] ?? [] })),
  };
}

export default function Drugs({ loaderData: { themes, ...page } }: PageProps<typeof loader>) {
  return (
    <ArticlePage data={page}>
      {themes.map(({ alias, intro, questions, locale }, index) => (
        <div key={alias} {...langOf(locale, page.article.locale)} className={styles.questions}>
          <Blocks blocks={intro} />
          <QuestionList questions={questions} isFirstOpen={index === 0} level="h2" />
        </div>
      ))}
    </ArticlePage>
  );
}
