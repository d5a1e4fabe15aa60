import { pathOf } from "#contract/paths.ts";
import { plainText } from "#contract/plain-text.ts";
import { ArticlePage } from "../parts/article/article-page.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Accordion } from "../ui/accordion.tsx";
import { CookieChoice } from "./cookie-policy/cookie-choice.tsx";
import styles from "./cookie-policy/cookie-choice.module.css";
import { splitByTables } from "./cookie-policy/split-by-tables.server.ts";

export async function loader({ site }: LoaderArgs) {
  const page = await loadArticlePage(site, pathOf("cookiePolicy"), { hasNeighbours: false });
  const [content = [], ...parts] = splitByTables(page.content);
  return { ...page, content, parts };
}

/** The visitor's answer comes first; the long tables of names and terms are folded. */
export default function CookiePolicy({ loaderData: { parts, ...page } }: PageProps<typeof loader>) {
  return (
    <ArticlePage data={page} action={<CookieChoice />} hasAction={false}>
      {parts.map(([table, ...rest], n) => (
        <div key={n} className={styles.fold}>
          {table?.type === "table" && (
            <Accordion summary={plainText(table.data.caption)}>
              <Blocks blocks={[table]} />
            </Accordion>
          )}
          <Blocks blocks={rest} />
        </div>
      ))}
    </ArticlePage>
  );
}
