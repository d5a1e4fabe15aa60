import { pathOf } from "#contract/paths.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { ArticlePage } from "../parts/article/article-page.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { FoldedParts } from "../parts/blocks/folded-parts.tsx";
import { splitAtAnchor } from "../parts/blocks/split-at-anchor.server.ts";
import { splitByHeadings } from "../parts/blocks/split-by-headings.server.ts";
import { useWordsOf } from "../i18n/use-words.tsx";
import { PageLink } from "../parts/links/link.tsx";
import { questionsOf } from "../parts/questions/question-anchors.server.ts";
import { QuestionList } from "../parts/questions/question-list.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Comparison } from "./dialysis/comparison.tsx";
import styles from "./dialysis/dialysis.module.css";
import { dialysisWords } from "./dialysis/dialysis-words.ts";

/** Anchors of the headings that divide this page: the first folded part, the part before the comparison, the end. */
const FOLDED = "what";
const CHOOSING = "choose";
const QUESTIONS = "questions";
/** The anchor of everything folded. */
const MORE = "more";

/**
 * What the lead promises is open: the first month, when dialysis starts, its kinds. Explanations and comparisons are
 * folded below it, like the questions.
 */
export async function loader({ site }: LoaderArgs) {
  const [page, kinds] = await Promise.all([
    loadArticlePage(site, pathOf("dialysis"), { hasNeighbours: false }),
    loadVariable(site, "dialysis-kinds"),
  ]);
  const words = dialysisWords[site.locale];
  const [content, after] = splitAtAnchor(page.content, FOLDED);
  const [folded, asked] = splitAtAnchor(after, QUESTIONS);
  const parts = splitByHeadings(folded);
  const place = parts.findIndex(({ anchor }) => anchor === CHOOSING) + 1;
  const before = parts.slice(0, place);
  const rest = parts.slice(place);
  const isFolded = new Set(parts.map(({ anchor }) => anchor));
  const own = kinds
    ? [
        { anchor: "comparison", title: words.comparison },
        { anchor: "choice", title: kinds.suits.title },
      ]
    : [];
  const inner = page.contents.filter(({ anchor }) => isFolded.has(anchor)).toSpliced(place, 0, ...own);
  const outer = page.contents.filter(({ anchor }) => !isFolded.has(anchor));
  const more = inner.length > 0 ? [{ anchor: MORE, title: words.more, parts: inner }] : [];
  const contents = outer.toSpliced(
    outer.findIndex(({ anchor }) => anchor === QUESTIONS),
    0,
    ...more,
  );
  return {
    ...page,
    content,
    contents,
    before,
    rest,
    asking: asked.filter(({ type }) => type !== "spoiler"),
    questions: questionsOf({ alias: QUESTIONS, content: asked }),
    kinds,
  };
}

export default function Dialysis({ loaderData }: PageProps<typeof loader>) {
  const { kinds, before, rest, asking, questions, ...page } = loaderData;
  const { titles, ...words } = useWordsOf(dialysisWords);
  return (
    <ArticlePage
      data={page}
      action={
        <div className={styles.kinds}>
          <PageLink className="button button-line" page="dialysisItem" params={{ item: "hemodialysis" }}>
            {titles.hemodialysis}
          </PageLink>
          <PageLink className="button button-line" page="dialysisItem" params={{ item: "peritoneal-dialysis" }}>
            {titles["peritoneal-dialysis"]}
          </PageLink>
        </div>
      }
    >
      <section className={styles.more} aria-labelledby={MORE}>
        <h2 id={MORE}>{words.more}</h2>
        <p>
          <PageLink className="button button-line" page="chooseDialysis">
            {words.together}
          </PageLink>
        </p>
        <div>
          <FoldedParts parts={before} as="h3" />
          {kinds && <Comparison kinds={kinds} />}
          <FoldedParts parts={rest} as="h3" />
        </div>
      </section>
      <Blocks blocks={asking} />
      <QuestionList questions={questions} />
    </ArticlePage>
  );
}
