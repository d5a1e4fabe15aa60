import { Fragment } from "react";
import type { ArticlePageData } from "../../parts/article/load-article-page.server.ts";
import { JumpLinks } from "../../parts/article/jump-links.tsx";
import { MetaLine } from "../../parts/article/meta-line.tsx";
import { EndActions } from "../../parts/article/text-actions.tsx";
import { Blocks } from "../../parts/blocks/blocks.tsx";
import type { openingOf } from "../../parts/blocks/opening-of.server.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { useWords } from "../../i18n/use-words.tsx";
import { Page } from "../../seo/page.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import styles from "./materials.module.css";
import type { MaterialGroup } from "./shape-materials.server.ts";
import { SheetCard } from "./sheet-card.tsx";

type Props = {
  page: Pick<ArticlePageData, "article" | "head" | "meta"> & { content: ReturnType<typeof openingOf> };
  groups: MaterialGroup[];
};

export function MaterialsList({ page: { article, head, meta, content }, groups }: Props) {
  const { locale } = useWords();
  const { lang } = langOf(locale, article.locale);
  const { before, after } = content;
  // What is not a leaflet follows the ones that are needed every day.
  const rest = after.length > 0 && (
    <div className={styles.rest}>
      <Blocks blocks={after} />
    </div>
  );
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.title} lead={article.lead} image={article.image} isLow>
        <MetaLine meta={meta} lang={lang} hasActions={false} />
      </PageHead>
      <div className={`wrap ${styles.list}`}>
        <Blocks blocks={before} />
        {groups.length > 1 && <JumpLinks parts={groups.map(({ alias, title }) => ({ href: `#${alias}`, title }))} />}
        {groups.map(({ alias, title, description, sheets }, index) => (
          <Fragment key={alias}>
            <section id={alias} className={styles.group}>
              <h2>{title}</h2>
              {description && <p className="muted">{description}</p>}
              <ul className={`grid ${styles.sheets}`}>
                {sheets.map((sheet) => (
                  <SheetCard key={sheet.alias} sheet={sheet} />
                ))}
              </ul>
            </section>
            {index === 0 && rest}
          </Fragment>
        ))}
        {groups.length === 0 && rest}
        <EndActions canSave={meta.canSave} lang={lang} />
      </div>
    </Page>
  );
}
