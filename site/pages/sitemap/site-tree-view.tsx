import { localePath } from "#contract/locale.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import type { SiteNode } from "./site-tree.ts";
import styles from "./site-tree-view.module.css";
import { sitemapWords } from "./sitemap-words.ts";

/**
 * Groups under folds with page counts; the first is open; on wide screens all of them, each a band with its name on the
 * left.
 */
export function SiteTreeView(props: { nodes: SiteNode[] }) {
  return <CachedFragment as="div" view={Groups} props={props} />;
}

function Groups({ nodes }: { nodes: SiteNode[] }) {
  const words = useWordsOf(sitemapWords);
  return (
    <>
      {nodes.map((node, n) => (
        <div key={node.path ?? node.title} className={styles.group}>
          <Accordion
            as="h2"
            open={n === 0}
            summary={
              <>
                <span lang={node.lang}>{node.title}</span>{" "}
                <span className={styles.count}>{words.count(countOf(node))}</span>
              </>
            }
          >
            <NodeList nodes={node.path === undefined ? node.children : [{ ...node, children: [] }, ...node.children]} />
          </Accordion>
        </div>
      ))}
    </>
  );
}

function NodeList({ nodes }: { nodes: SiteNode[] }) {
  return (
    <ul className={styles.list}>
      {nodes
        .toSorted((a, b) => Number(isLong(a)) - Number(isLong(b)))
        .map((node) => (
          <li key={node.path ?? node.title} className={isLong(node) ? styles.long : undefined}>
            <NodeTitle node={node} />
            {isLong(node) ? <Long node={node} /> : node.children.length > 0 && <NodeList nodes={node.children} />}
          </li>
        ))}
    </ul>
  );
}

/** So many pages under one of them would hide the others: they come last, each list folded. */
const MOST_OPEN = 12;

function isLong({ children }: SiteNode): boolean {
  return children.length > MOST_OPEN;
}

function Long({ node: { title, children } }: { node: SiteNode }) {
  const words = useWordsOf(sitemapWords);
  return (
    <details className="unfolds">
      <summary className="fold-sign">
        <span className="sr">{title}: </span>
        {words.count(children.length)}
      </summary>
      <NodeList nodes={children} />
    </details>
  );
}

function NodeTitle({ node: { title, path, lang } }: { node: SiteNode }) {
  const { locale } = useWords();
  if (path === undefined) return title;
  return (
    <a href={localePath(locale, path)} lang={lang}>
      {title}
    </a>
  );
}

function countOf({ path, children }: SiteNode): number {
  return (path === undefined ? 0 : 1) + children.reduce((sum, child) => sum + countOf(child), 0);
}
