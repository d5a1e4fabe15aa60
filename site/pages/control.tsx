import { pathOf } from "#contract/paths.ts";
import { loadIntro } from "../parts/article/load-intro.server.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { FoldedParts } from "../parts/blocks/folded-parts.tsx";
import { splitByHeadings } from "../parts/blocks/split-by-headings.server.ts";
import { TitledPart, TitledParts } from "../parts/blocks/titled-parts.tsx";
import { useWordsOf } from "../i18n/use-words.tsx";
import { directorBar } from "../parts/bar/page-bar.ts";
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

/** What few visitors need before they write. */
const FOLDED = new Set(["terms", "inside"]);

export async function loader({ site }: LoaderArgs) {
  const [page, director, comparison] = await Promise.all([
    loadIntro(site, pathOf("control")),
    loadDirector(site),
    loadComparison(site),
  ]);
  const { blocks, ...intro } = page.intro;
  const parts = splitByHeadings(blocks);
  const isFolded = ({ anchor = "" }: (typeof parts)[number]) => FOLDED.has(anchor);
  const open = parts.filter((part) => !isFolded(part));
  return {
    ...page,
    intro,
    opening: open.flatMap(({ title, blocks }) => (title === null ? blocks : [])),
    parts: open.filter(({ title }) => title !== null),
    folded: parts.filter(isFolded),
    director,
    comparison,
    bar: directorBar,
  };
}

export default function Control({ loaderData }: PageProps<typeof loader>) {
  const { head, intro, opening, parts, folded, director, comparison } = loaderData;
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
        <div className={`wrap ${styles.parts}`}>
          <TitledPart beside={director && <WhoAnswers director={director} />}>
            <Blocks blocks={opening} />
          </TitledPart>
          <TitledParts parts={parts}>
            <FoldedParts parts={folded} as="h2" />
          </TitledParts>
        </div>
      </div>
      {director && <DirectorLetter director={director} />}
      <QualityComparison comparison={comparison} />
    </Page>
  );
}
