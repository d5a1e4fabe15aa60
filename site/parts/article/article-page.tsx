import type { ReactNode } from "react";
import type { Invitation as Purpose } from "#contract/records/article-end.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { FoldedParts } from "../blocks/folded-parts.tsx";
import { langOf } from "../../i18n/lang-of.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { Page } from "../../seo/page.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import styles from "./article-page.module.css";
import { Contents } from "./contents.tsx";
import { Help } from "./help.tsx";
import { Invitation } from "./invitation.tsx";
import { Ladder } from "./ladder.tsx";
import type { ArticlePageData } from "./load-article-page.server.ts";
import { MetaLine } from "./meta-line.tsx";
import { PreviousNext } from "./previous-next.tsx";
import { RelatedPages } from "./related-pages.tsx";
import { Sources } from "./sources.tsx";
import { EndActions } from "./text-actions.tsx";
import { UsefulQuestion } from "./useful-question.tsx";
import { articleWords } from "./article-words.ts";

type Props = {
  data: ArticlePageData;
  /** Below the lead: what to do before reading. */
  action?: ReactNode;
  /** Instead of the folded contents. */
  briefContents?: ReactNode;
  /** Goes below the text, before the links to neighbours. */
  children?: ReactNode;
  /** Shows the invitation at the end and the help card; false for rules and policies. */
  hasAction?: boolean;
  /** Who helps, on a page without an invitation. */
  helpFor?: Purpose;
};

/** A page whose content is one article. */
export function ArticlePage({ data, action, briefContents, children, hasAction = true, helpFor }: Props) {
  const { article, head, meta, ladder, content, contents, previous, next, related } = data;
  const { locale } = useWords();
  const words = useWordsOf(articleWords);
  // If the text fell back to Russian, the interface around it keeps the page's language.
  const { lang } = langOf(locale, article.locale);
  const purpose = hasAction ? data.invitation : "none";
  const facts = <MetaLine meta={meta} lang={lang} hasText />;
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead
        title={article.title}
        // Where every minute counts nothing stands before the steps and their signs; the picture is for cards.
        {...(ladder.length > 0 ? { first: <Ladder steps={ladder} /> } : { lead: article.lead, image: article.image })}
      >
        {action}
        {ladder.length === 0 && facts}
      </PageHead>
      <div className={`wrap ${styles.page}`} data-origin={data.origin}>
        <div className={styles.layout}>
          <div className={styles.side} lang={lang}>
            <Contents entries={contents} textLang={lang && article.locale} brief={briefContents} />
            <Help help={data.help} purpose={helpFor ?? purpose} />
          </div>
          <div className={styles.text}>
            <Blocks blocks={content} />
            {ladder.length > 0 && (
              <div className="ladder-about">
                {facts}
                <Blocks blocks={data.intro} />
              </div>
            )}
            <FoldedParts parts={data.folded} as="h2" />
            {children}
            <Sources sources={data.sources} lang={lang} />
            <p className={styles.source} lang={lang}>
              {`${words.source}: ${data.address}`}
            </p>
            <div lang={lang} className={styles.after}>
              <EndActions canSave={meta.canSave} lang={lang} />
              {hasAction && data.useful && <UsefulQuestion path={data.useful} />}
              <Invitation
                to={purpose}
                section={head.trail.length > 2 ? head.trail.at(-2) : undefined}
                center={data.center}
              />
              <PreviousNext previous={previous} next={next} />
            </div>
          </div>
        </div>
      </div>
      <RelatedPages pages={related} lang={lang} />
    </Page>
  );
}
