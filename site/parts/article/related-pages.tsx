import { useId } from "react";
import type { Locale } from "#contract/locale.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { pageOnly } from "../links/modal-part.ts";
import { ArticleCard } from "./article-card.tsx";
import type { RelatedPage } from "./load-neighbours.server.ts";
import styles from "./related-pages.module.css";
import { articleWords } from "./article-words.ts";

type Props = { pages: RelatedPage[]; lang: Locale | undefined };

/** Further reading in this section. */
export function RelatedPages({ pages, lang }: Props) {
  const id = useId();
  const title = useWordsOf(articleWords).related;
  if (pages.length === 0) return null;
  return (
    <aside className={`section sand ${styles.related}`} lang={lang} aria-labelledby={id} {...pageOnly}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <ul className="grid grid-3">
          {pages.map((page) => (
            <li key={page.href}>
              <ArticleCard {...page} text={page.image ? undefined : page.text} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
