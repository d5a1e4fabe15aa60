import type { ReactNode } from "react";
import { Blocks } from "../blocks/blocks.tsx";
import { langOf } from "../i18n/lang-of.ts";
import { useWords, useWordsOf } from "../i18n/words.tsx";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import styles from "./article-page.module.css";
import { Contents } from "./contents.tsx";
import { Invitation } from "./invitation.tsx";
import type { ArticlePageData } from "./load-article-page.server.ts";
import { MetaLine } from "./meta-line.tsx";
import { PreviousNext } from "./previous-next.tsx";
import { RelatedPages } from "./related-pages.tsx";
import { Scene } from "./scene.tsx";
import { Sources } from "./sources.tsx";
import { articleWords } from "./words.ts";

type Props = {
  data: ArticlePageData;
  /** Stands under the text, before its neighbours. */
  children?: ReactNode;
  /** The invitation at the end; rules and policies go without. */
  hasAction?: boolean;
};

/** A page whose body is one article. */
export function ArticlePage({ data, children, hasAction = true }: Props) {
  const { article, head, meta, content, contents, previous, next, related } = data;
  const { locale } = useWords();
  const words = useWordsOf(articleWords);
  // Around a text that fell back to Russian the page still speaks its own language.
  const { lang } = langOf(locale, article.locale);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.title} lead={article.lead} scene={article.image && <Scene image={article.image} />}>
        <MetaLine meta={meta} lang={lang} />
      </PageHead>
      <div className={`wrap ${styles.page}`} data-origin={data.origin}>
        <div className={contents.length > 0 ? styles.withContents : undefined}>
          <Contents entries={contents} lang={lang} textLang={lang && article.locale} />
          <div className={styles.text}>
            <Blocks blocks={content} />
            {children}
            <Sources sources={data.sources} lang={lang} />
            <p className={styles.source} lang={lang}>
              {words.source}: {data.address}
            </p>
            <div lang={lang} className={styles.after}>
              {hasAction && <Invitation to={data.invitation} />}
              <PreviousNext previous={previous} next={next} />
            </div>
          </div>
        </div>
      </div>
      <RelatedPages pages={related} lang={lang} />
    </Page>
  );
}
