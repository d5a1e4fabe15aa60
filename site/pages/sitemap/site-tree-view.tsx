import { useWords } from "../../i18n/words.tsx";
import { inLocale } from "../../urls.ts";
import type { SiteNode } from "./site-tree.ts";
import styles from "./site-tree-view.module.css";

export function SiteTreeView({ nodes }: { nodes: SiteNode[] }) {
  return (
    <div className={styles.groups}>
      {nodes.map((node) => (
        <section key={node.path ?? node.title} className={styles.group}>
          <h2>
            <NodeTitle node={node} />
          </h2>
          <NodeList nodes={node.children} />
        </section>
      ))}
    </div>
  );
}

function NodeList({ nodes }: { nodes: SiteNode[] }) {
  return (
    <ul className={styles.list}>
      {nodes.map((node) => (
        <li key={node.path ?? node.title}>
          <NodeTitle node={node} />
          {node.children.length > 0 && <NodeList nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}

function NodeTitle({ node: { title, path, lang } }: { node: SiteNode }) {
  const { locale } = useWords();
  if (path === undefined) return title;
  return (
    <a href={inLocale(locale, path)} lang={lang}>
      {title}
    </a>
  );
}
