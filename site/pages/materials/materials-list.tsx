import "../../ui/tabs.css";
import type { ArticlePageData } from "../../parts/article/load-article-page.server.ts";
import { MetaLine } from "../../parts/article/meta-line.tsx";
import { EndActions } from "../../parts/article/text-actions.tsx";
import { Blocks } from "../../parts/blocks/blocks.tsx";
import { langOf } from "../../i18n/lang-of.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { Page } from "../../seo/page.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import styles from "./materials.module.css";
import type { MaterialGroup } from "./shape-materials.server.ts";
import { SheetCard } from "./sheet-card.tsx";
import { materialWords } from "./materials-words.ts";

type Props = { page: ArticlePageData; groups: MaterialGroup[] };

export function MaterialsList({ page: { article, head, meta, content }, groups }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(materialWords);
  const { lang } = langOf(locale, article.locale);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.title} lead={article.lead} image={article.image} isLow>
        <MetaLine meta={meta} lang={lang} hasActions={false} />
      </PageHead>
      <div className={`wrap ${styles.list}`}>
        <div className={styles.before}>
          <Blocks blocks={content} />
        </div>
        {groups.length > 1 && (
          <nav aria-label={words.groups}>
            <ul className="tabs">
              {groups.map(({ alias, title }) => (
                <li key={alias}>
                  <a href={`#${alias}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {groups.map(({ alias, title, description, sheets }) => (
          <section key={alias} id={alias} className={styles.group}>
            <h2>{title}</h2>
            {description && <p className="muted">{description}</p>}
            <ul className={`grid ${styles.sheets}`}>
              {sheets.map((sheet) => (
                <SheetCard key={sheet.alias} sheet={sheet} />
              ))}
            </ul>
          </section>
        ))}
        <EndActions canSave={meta.canSave} lang={lang} />
      </div>
    </Page>
  );
}
