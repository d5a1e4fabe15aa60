import { pathOf } from "#contract/paths.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { ArticlePage } from "../parts/article/article-page.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { siteContext } from "../render/context.server.ts";
import { useWordsOf } from "../i18n/use-words.tsx";
import { PageLink } from "../parts/links/link.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Comparison } from "./dialysis/comparison.tsx";
import styles from "./dialysis/dialysis.module.css";
import { splitAfter } from "./dialysis/split-after.server.ts";
import { dialysisWords } from "./dialysis/dialysis-words.ts";

/** The anchor of the section that the comparison belongs to. */
const CHOOSING = "choose";

export async function loader({ context }: LoaderArgs) {
  const [page, kinds] = await Promise.all([
    loadArticlePage(context, pathOf("dialysis"), { hasNeighbours: false }),
    loadVariable(context, "dialysis-kinds"),
  ]);
  const words = dialysisWords[context.get(siteContext).locale];
  const [content, rest] = splitAfter(page.content, CHOOSING);
  const own = kinds && [
    { anchor: "comparison", title: words.comparison },
    { anchor: "choice", title: kinds.suits.title },
  ];
  const place = page.contents.findIndex(({ anchor }) => anchor === CHOOSING);
  const contents = page.contents.toSpliced(place < 0 ? page.contents.length : place + 1, 0, ...(own ?? []));
  return { ...page, content, contents, rest, kinds };
}

export default function Dialysis({ loaderData: { kinds, rest, ...page } }: PageProps<typeof loader>) {
  const { titles } = useWordsOf(dialysisWords);
  return (
    <ArticlePage
      data={page}
      action={
        <div className={styles.kinds}>
          <PageLink className="button" page="dialysisItem" params={{ item: "hemodialysis" }}>
            {titles.hemodialysis}
          </PageLink>
          <PageLink className="button" page="dialysisItem" params={{ item: "peritoneal-dialysis" }}>
            {titles["peritoneal-dialysis"]}
          </PageLink>
        </div>
      }
    >
      {kinds && <Comparison kinds={kinds} />}
      <Blocks blocks={rest} />
    </ArticlePage>
  );
}
