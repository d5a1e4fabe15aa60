import { pathOf } from "#contract/paths.ts";
import { loadIntro } from "../parts/article/load-intro.server.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { useWordsOf } from "../i18n/use-words.tsx";
import { ModalLink } from "../parts/links/modal-link.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import styles from "./control/control.module.css";
import { DirectorLetter, WhoAnswers } from "./control/director.tsx";
import { loadComparison } from "./control/load-comparison.server.ts";
import { loadDirector } from "./control/load-director.server.ts";
import { QualityComparison } from "./control/quality-comparison.tsx";
import { controlWords } from "./control/control-words.ts";

export async function loader({ site }: LoaderArgs) {
  const [page, director, comparison] = await Promise.all([
    loadIntro(site, pathOf("control")),
    loadDirector(site),
    loadComparison(site),
  ]);
  return { ...page, director, comparison };
}

export default function Control({ loaderData: { head, intro, director, comparison } }: PageProps<typeof loader>) {
  const words = useWordsOf(controlWords);
  return (
    <Page head={head} textLocale={intro.locale}>
      <PageHead title={intro.title} lead={intro.lead} image={intro.image}>
        <p className={styles.action}>
          <ModalLink modal="quality-control" className="button button-action">
            {words.write}
          </ModalLink>
        </p>
      </PageHead>
      <div className="section">
        <div className="wrap with-aside">
          <div className={styles.steps}>
            <Blocks blocks={intro.blocks} />
          </div>
          {director && <WhoAnswers director={director} />}
        </div>
      </div>
      {director && <DirectorLetter director={director} />}
      <QualityComparison comparison={comparison} />
    </Page>
  );
}
