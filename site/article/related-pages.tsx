import { Link } from "react-router";
import type { Locale } from "#contract/locale.ts";
import { useWordsOf } from "../i18n/words.tsx";
import type { RelatedPage } from "./load-neighbours.server.ts";
import { CardPicture } from "./card-picture.tsx";
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
        <ul className={styles.list}>
          {pages.map(({ title, href, lang, image }) => (
            <li key={href}>
              <Link to={href}>
                <CardPicture image={image} />
                <span className={styles.title} lang={lang}>
                  {title}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
