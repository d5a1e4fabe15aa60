import "../ui/columns.css";
import { use } from "react";
import { pathOf } from "#contract/paths.ts";
import { loadArticle } from "../api/load-article.server.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { useWords, useWordsOf } from "../i18n/use-words.tsx";
import { urgentBar } from "../parts/bar/page-bar.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { splitAfter } from "../parts/blocks/split-after.server.ts";
import { RecordSection } from "../parts/records/record-section.tsx";
import { OfflineContext } from "../parts/saving/offline-context.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { DutyLine } from "../tools/centers/duty-line.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { href } from "../urls.ts";
import styles from "./saved/saved.module.css";
import { savedWords } from "./saved/saved-words.ts";
import { Unsaved } from "./saved/unsaved.tsx";

export async function loader({ site }: LoaderArgs) {
  const [article, dutyLine] = await Promise.all([loadArticle(site, "saved"), loadVariable(site, "duty-line")]);
  // How to save comes right below the list, which is empty at first; the anchor is the section's in both languages.
  const [how, rest] = splitAfter(article.content, "how");
  return {
    article,
    how,
    rest,
    dutyLine,
    bar: urgentBar(dutyLine),
    head: await articleHead(site, article, pathOf("saved")),
  };
}

/**
 * Pages saved on the visitor's device. Offline, the service worker shows this page in place of any page that is not
 * saved.
 */
export default function Saved({ loaderData: { article, how, rest, dutyLine, head } }: PageProps<typeof loader>) {
  const { locale } = useWords();
  const words = useWordsOf(savedWords);
  const isOn = use(OfflineContext);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description} />
      <Unsaved />
      <RecordSection>
        <div className={styles.both}>
          <section className={`stack ${styles.saved}`} aria-labelledby="saved-pages">
            <h2 id="saved-pages" tabIndex={-1}>
              {words.list}
            </h2>
            <div className="stack" {...(isOn && { "data-saved-list": href(locale, "saved") })}>
              <p>{isOn ? words.fromBrowser : words.off}</p>
              {isOn && (
                <noscript>
                  <p>{words.noScript}</p>
                </noscript>
              )}
            </div>
          </section>
          <DutyLine line={dutyLine} />
          <div className={styles.how}>
            <Blocks blocks={how} />
          </div>
        </div>
      </RecordSection>
      <RecordSection>
        <div className={`stack columns ${styles.how}`}>
          <Blocks blocks={rest} />
        </div>
      </RecordSection>
    </Page>
  );
}
