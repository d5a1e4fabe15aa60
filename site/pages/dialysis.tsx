import { pathOf } from "#contract/paths.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { Invitation } from "../article/invitation.tsx";
import { MetaLine } from "../article/meta-line.tsx";
import { RelatedPages } from "../article/related-pages.tsx";
import { Scene } from "../article/scene.tsx";
import { Sources } from "../article/sources.tsx";
import { Blocks } from "../blocks/blocks.tsx";
import { langOf } from "../i18n/lang-of.ts";
import { useWords, useWordsOf } from "../i18n/words.tsx";
import { PageLink } from "../link.tsx";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/dialysis.ts";
import { Comparison } from "./dialysis/comparison.tsx";
import styles from "./dialysis/dialysis.module.css";
import { dialysisWords } from "./dialysis/words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const [{ article, content, head, meta, related, sources }, kinds] = await Promise.all([
    loadArticlePage(context, pathOf("dialysis"), { hasNeighbours: false }),
    loadVariable(context, "dialysis-kinds"),
  ]);
  return { article, content, head, meta, related, sources, kinds };
}

export default function Dialysis({ loaderData }: Route.ComponentProps) {
  const { article, content, head, meta, related, sources, kinds } = loaderData;
  const { titles } = useWordsOf(dialysisWords);
  const { lang } = langOf(useWords().locale, article.locale);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.title} lead={article.lead} scene={article.image && <Scene image={article.image} />}>
        <div className={styles.kinds}>
          <PageLink className="button" page="dialysisItem" params={{ item: "hemodialysis" }}>
            {titles.hemodialysis}
          </PageLink>
          <PageLink className="button" page="dialysisItem" params={{ item: "peritoneal-dialysis" }}>
            {titles["peritoneal-dialysis"]}
          </PageLink>
        </div>
        <MetaLine meta={meta} lang={lang} />
      </PageHead>
      <div className={`wrap section ${styles.text}`}>
        <Blocks blocks={content} />
      </div>
      {kinds && <Comparison kinds={kinds} />}
      <div className="wrap section stack">
        <Sources sources={sources} lang={lang} />
        <Invitation to="dialysis" />
      </div>
      <RelatedPages pages={related} lang={lang} />
    </Page>
  );
}
