import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Blocks } from "../blocks/blocks.tsx";
import { TitledParts } from "../blocks/titled-parts.tsx";
import { Invitation } from "../article/invitation.tsx";
import { langOf } from "../../i18n/lang-of.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { queryOf } from "../records/query.ts";
import { RecordFilter } from "../records/record-filter.tsx";
import { Page } from "../../seo/page.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { TopicNav } from "../themes/topic-nav.tsx";
import type { SectionData } from "./load-section.server.ts";
import { SectionGroup } from "./section-group.tsx";
import styles from "./section-page.module.css";
import { sectionWords } from "./sections-words.ts";

type Props = {
  data: SectionData;
  /** Below the lead: what to do before reading. */
  action?: ReactNode;
  /** Before the list: what most visitors need first. */
  above?: ReactNode;
  /** The list's heading, if something else comes before it. */
  listTitle?: string;
  /** The rest of the text, if the section does not show all of it above. */
  text?: ReactNode;
};

/**
 * A section's list page: one introductory line, then the items, because visitors come for them; the rest of the text
 * after them.
 */
export function SectionPage({ data, action, above, listTitle, text }: Props) {
  const { article, head, groups, look, isBrief, before, after, page, pages } = data;
  const { locale } = useWords();
  const words = useWordsOf(sectionWords);
  const { pathname } = useLocation();
  const { lang } = langOf(locale, article.locale);
  const invitation = action ? "none" : data.invitation;
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.title} lead={article.lead} image={article.image} isLow>
        {action && <div lang={lang}>{action}</div>}
      </PageHead>
      {above && <div lang={lang}>{above}</div>}
      <div className={`wrap ${styles.list}`} lang={lang}>
        {before.length > 0 && (
          <div className={styles.before} lang={lang && article.locale}>
            <Blocks blocks={before} />
          </div>
        )}
        <SectionTabs data={data} />
        {data.cities && (
          <div className={styles.filter}>
            <RecordFilter filter={data.cities} labels={words.filters} empty={words.empty} />
          </div>
        )}
        {listTitle && groups.length > 0 && <h2>{listTitle}</h2>}
        {groups.map((group, index) => (
          <SectionGroup
            key={index}
            group={group}
            look={look}
            isBrief={isBrief}
            isLed={page === 1 && index === 0}
            isTitled={listTitle !== undefined}
          />
        ))}
        {groups.length === 0 && <p className="lead">{words.empty}</p>}
        <Pagination
          label={words.pages}
          page={page}
          pages={pages}
          hrefOf={(number) => pathname + queryOf({ tab: data.tab ?? "", city: data.city, page: numbered(number) })}
          words={words}
        />
      </div>
      {after.length > 0 && (
        <div className="section sand">
          <div className={`wrap ${styles.after}`}>
            {text ?? <TitledParts parts={data.parts} />}
            <Invitation to={invitation} lang={lang} />
          </div>
        </div>
      )}
    </Page>
  );
}

function SectionTabs({ data: { tabs, tab } }: { data: SectionData }) {
  const words = useWordsOf(sectionWords);
  if (tabs.length === 0) return null;
  const topics = [{ alias: "", title: words.allTab }, ...tabs];
  return <TopicNav label={words.tabs} topics={topics} active={tab} />;
}

/** The first page has no number in its address. */
function numbered(page: number): string {
  return page > 1 ? String(page) : "";
}
