import { pathOf } from "#contract/paths.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { Invitation } from "../article/invitation.tsx";
import { Scene } from "../article/scene.tsx";
import { Blocks } from "../blocks/blocks.tsx";
import { useWordsOf } from "../i18n/words.tsx";
import { PageLink } from "../link.tsx";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/dialysis.ts";
import { Comparison } from "./dialysis/comparison.tsx";
import styles from "./dialysis/dialysis.module.css";
import { dialysisWords } from "./dialysis/words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const [{ article, content, head }, kinds] = await Promise.all([
    loadArticlePage(context, pathOf("dialysis"), { hasNeighbours: false }),
    loadVariable(context, "dialysis-kinds"),
  ]);
  return { article, content, head, kinds };
}

export default function Dialysis({ loaderData: { article, content, head, kinds } }: Route.ComponentProps) {
  const { titles } = useWordsOf(dialysisWords);
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
      </PageHead>
      <div className={`wrap section ${styles.text}`}>
        <Blocks blocks={content} />
      </div>
      {kinds && <Comparison kinds={kinds} />}
      <div className="wrap section">
        <Invitation to="dialysis" />
      </div>
    </Page>
  );
}
