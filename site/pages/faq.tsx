import { pathOf } from "#contract/paths.ts";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { MetaLine } from "../parts/article/meta-line.tsx";
import { Sources } from "../parts/article/sources.tsx";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { splitOpening } from "../parts/blocks/split-opening.server.ts";
import { failPage } from "../api/fail-page.server.ts";
import { langOf } from "../i18n/lang-of.ts";
import { useWords, useWordsOf } from "../i18n/use-words.tsx";
import { ModalLink } from "../parts/links/modal-link.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { blocksOf, loadQuestions } from "../parts/questions/load-questions.server.ts";
import { QuestionList } from "../parts/questions/question-list.tsx";
import { Page } from "../seo/page.tsx";
import { faqThing } from "../seo/things/faq.server.ts";
import { chooseTheme, headOfTheme } from "../parts/themes/choose-theme.server.ts";
import { TopicNav } from "../parts/themes/topic-nav.tsx";
import { PageHead } from "../ui/page-head.tsx";
import styles from "./faq/faq.module.css";
import { faqWords } from "./faq/faq-words.ts";

export async function loader({ site, request }: LoaderArgs) {
  const [page, themes] = await Promise.all([
    loadArticlePage(site, pathOf("faq"), { hasNeighbours: false }),
    loadQuestions(site, "faq").catch(failPage),
  ]);
  const chosen = chooseTheme(themes, request);
  const shown = chosen ? blocksOf(chosen) : [];
  const thing = faqThing([{ content: shown }]);
  const { article, content, head, bar } = page;
  const { opening, rest } = splitOpening(content);
  return {
    article,
    bar,
    /** What does not wait for an answer. */
    urgent: opening,
    content: rest,
    // No reading time: answers are folded, and a visitor opens two or three of fifty.
    meta: { ...page.meta, minutes: 0 },
    head: { ...headOfTheme(head, themes, chosen), ...(thing && { things: [thing] }) },
    topics: themes.map(({ alias, title }) => ({ alias, title })),
    theme: chosen && { ...chosen, ...langOf(chosen.locale, article.locale) },
  };
}

export default function Faq({ loaderData }: PageProps<typeof loader>) {
  const { article, urgent, content, meta, head, topics, theme } = loaderData;
  const words = useWordsOf(faqWords);
  const { locale } = useWords();
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.title} lead={article.lead} image={article.image} isLow />
      <div className={`wrap with-aside ${styles.faq}`}>
        {urgent.length > 0 && (
          <div className={styles.urgent}>
            <Blocks blocks={urgent} />
          </div>
        )}
        <TopicNav label={words.themes} topics={topics} active={theme?.alias ?? null} />
        {theme && (
          <section lang={theme.lang}>
            <h2>{theme.title}</h2>
            <p className="muted">{theme.description}</p>
            {theme.texts.map(({ alias, questions }) => (
              <div key={alias} id={alias}>
                <QuestionList questions={questions} />
              </div>
            ))}
            <Sources sources={theme.sources} lang={theme.lang && locale} />
          </section>
        )}
        <aside className={`card-water ${styles.ask}`} aria-label={words.ask}>
          <Blocks blocks={content} />
          <p>
            <ModalLink modal="question" className="button button-action">
              {words.ask}
            </ModalLink>
          </p>
        </aside>
        <MetaLine meta={meta} lang={undefined} />
      </div>
    </Page>
  );
}
