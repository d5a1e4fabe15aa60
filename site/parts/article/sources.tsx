import type { Locale } from "#contract/locale.ts";
import type { Source } from "#contract/records/article-end.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { reviewWords } from "./review-words.ts";
import styles from "./sources.module.css";

/** The sources of the text. Titles are in the text's language, the heading is in the page's. */
export function Sources({ sources, lang }: { sources: Source[]; lang: Locale | undefined }) {
  const words = useWordsOf(reviewWords);
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources" lang={lang}>
        {words.sources}
      </h2>
      <ol className="prose">
        {withYears(sources).map(({ title, year, url, told }) => (
          <li key={title}>
            {url ? (
              <a className={year ? undefined : "alone"} href={url} rel="noopener">
                {title}
              </a>
            ) : (
              title + told
            )}
            {url && told}
          </li>
        ))}
      </ol>
    </section>
  );
}

function withYears(sources: Source[]) {
  return sources.map((source) => ({ ...source, told: source.year ? `, ${source.year}` : "" }));
}
