import type { Locale } from "#contract/locale.ts";
import { useWordsOf } from "../i18n/words.tsx";
import { ArticleCard } from "./article-card.tsx";
import type { RelatedPage } from "./load-neighbours.server.ts";
import styles from "./related-pages.module.css";
import { articleWords } from "./words.ts";

/** What else to read in this section. */
export function RelatedPages({ pages, lang }: { pages: RelatedPage[]; lang: Locale | undefined }) {
  const words = useWordsOf(articleWords);
  if (pages.length === 0) return null;
  return (
    <aside className={`section sand ${styles.related}`} lang={lang} aria-label={words.related}>
      <div className="wrap">
        <h2>{words.related}</h2>
        <ul className="grid grid-3">
          {pages.map((page) => (
            <li key={page.href}>
              <ArticleCard {...page} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
