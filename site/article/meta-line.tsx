import type { Locale } from "#contract/locale.ts";
import { counted } from "../i18n/plural.ts";
import { useWords, useWordsOf } from "../i18n/words.tsx";
import { pageOnly } from "../modals/modal-part.ts";
import { Icon } from "../ui/icon.tsx";
import type { ArticlePageData } from "./load-article-page.server.ts";
import styles from "./meta-line.module.css";
import { Review } from "./review.tsx";
import { articleWords, twinWords } from "./words.ts";

type Props = { meta: ArticlePageData["meta"]; lang: Locale | undefined };

/** How long, how fresh, and in which other language. */
export function MetaLine({ meta: { published, reviewed, reviewer, minutes, twin }, lang }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(articleWords);
  return (
    <ul className={`page-head-facts ${styles.meta}`} lang={lang} {...pageOnly}>
      {published && (
        <li>
          <Icon name="calendar" />
          <span>
            {words.published} <time dateTime={published.iso}>{published.text}</time>
          </span>
        </li>
      )}
      <li>
        <Icon name="clock" />
        {counted(locale, minutes, words.minutes)}
      </li>
      {reviewed && (
        <li>
          <Icon name="check" />
          {reviewer ? (
            <Review reviewer={reviewer} day={reviewed} />
          ) : (
            <span>
              {words.reviewed} <time dateTime={reviewed.iso}>{reviewed.text}</time>
            </span>
          )}
        </li>
      )}
      {twin && (
        <li className={styles.control}>
          <a href={twin.href} hrefLang={twin.locale} lang={twin.locale}>
            {twinWords[twin.locale]}
          </a>
        </li>
      )}
      <li className={`${styles.control} ${styles.print}`}>
        <button type="button" data-print="">
          <Icon name="print" />
          {words.print}
        </button>
      </li>
    </ul>
  );
}
