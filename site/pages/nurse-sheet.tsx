import "../ui/columns.css";
import "../ui/fields.css";
import "../ui/choices.css";
import { pathOf } from "#contract/paths.ts";
import { langOf } from "../i18n/lang-of.ts";
import { useWords, useWordsOf } from "../i18n/use-words.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { MetaLine } from "../parts/article/meta-line.tsx";
import { RelatedPages } from "../parts/article/related-pages.tsx";
import { EndActions } from "../parts/article/text-actions.tsx";
import { Blocks } from "../parts/blocks/blocks.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Page } from "../seo/page.tsx";
import { loadNurseSheet } from "../tools/nurse-sheet/load-nurse-sheet.server.ts";
import { NurseSheetView } from "../tools/nurse-sheet/nurse-sheet.tsx";
import styles from "../tools/nurse-sheet/nurse-sheet.module.css";
import { nurseSheetWords } from "../tools/nurse-sheet/nurse-sheet-words.ts";
import { PageHead } from "../ui/page-head.tsx";

export async function loader({ site }: LoaderArgs) {
  const [page, sheet] = await Promise.all([
    loadArticlePage(site, pathOf("nurseSheet"), { hasNeighbours: false }),
    loadNurseSheet(site),
  ]);
  return { page, bar: page.bar, ...sheet };
}

/** The wallet card's fields on a full sheet, to fill in and print; nothing is ever sent. */
export default function NurseSheetPage({ loaderData: { page, sheet, phones } }: PageProps<typeof loader>) {
  const { article, content, meta, head, related, address } = page;
  const { locale } = useWords();
  const { lang } = langOf(locale, article.locale);
  const words = useWordsOf(nurseSheetWords);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.title} lead={article.lead} isLow>
        <MetaLine meta={meta} lang={lang} hasActions={false} />
      </PageHead>
      {sheet && (
        <div className={`wrap ${styles.tool}`}>
          <NurseSheetView sheet={sheet} phones={phones} address={address} />
        </div>
      )}
      <section className={`section sand ${styles.about}`} aria-labelledby="about">
        <div className="wrap stack columns">
          <h2 id="about" lang={lang}>
            {words.about}
          </h2>
          <Blocks blocks={content} />
          <EndActions canSave={meta.canSave} hasPrint={false} lang={lang} />
        </div>
      </section>
      <RelatedPages pages={related} lang={lang} />
    </Page>
  );
}
