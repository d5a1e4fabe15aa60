import type { Locale } from "#contract/locale.ts";
import { counted } from "../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { pageOnly } from "../links/modal-part.ts";
import { Icon } from "../../ui/icon.tsx";
import type { ArticlePageData } from "./load-article-page.server.ts";
import { toldCooking } from "./told-cooking.ts";
import styles from "./meta-line.module.css";
import { Review } from "./review.tsx";
import { TextActions } from "./text-actions.tsx";
import { articleWords, twinWords } from "./article-words.ts";

type Props = {
  meta: ArticlePageData["meta"];
  lang: Locale | undefined;
  /** A text follows: it can be read aloud (browser/spoken-parts.ts), and ends with the other buttons (text-actions.tsx). */
  hasText?: boolean;
  /** Print and save are here; false if they are at the end of the page, so that on a phone its tool begins sooner. */
  hasActions?: boolean;
  /** False where the page's tool prints what was made with it. */
  hasPrint?: boolean;
};

/** A reading time of one minute is not worth showing. */
const WORTH_SAYING = 2;

/** Reading time, date and reviewer; then what to press. */
export function MetaLine({ meta, lang, hasText = false, hasActions = !hasText, hasPrint }: Props) {
  const { published, place, reviewed, reviewer, face, minutes, cooking, twins } = meta;
  const { locale } = useWords();
  const words = useWordsOf(articleWords);
  const reading = minutes >= WORTH_SAYING && counted(locale, minutes, words.minutes);
  const time = cooking ? toldCooking(locale, cooking) : reading;
  const translations = twins.map((twin) => (
    <li key={twin.locale}>
      <a href={twin.href} hrefLang={twin.locale} lang={twin.locale}>
        {twinWords[twin.locale]}
      </a>
    </li>
  ));
  const hasFacts = published || place || time || hasText || (!hasActions && twins.length > 0) || reviewed;
  return (
    <div className={`page-head-facts ${styles.meta}`} lang={lang} {...pageOnly}>
      {hasFacts && (
        <ul>
          {published && (
            <li>
              <Icon name="calendar" />
              <time dateTime={published.iso}>{published.text}</time>
            </li>
          )}
          {place && (
            <li>
              <Icon name="pin" />
              {place}
            </li>
          )}
          {time && (
            <li>
              <Icon name="clock" />
              {time}
            </li>
          )}
          {hasText && (
            <li hidden data-aloud="">
              <button type="button">
                <Icon name="sound" />
                {words.listen}
              </button>
            </li>
          )}
          {!hasActions && translations}
          {reviewed && <Review reviewer={reviewer} face={face} day={reviewed} />}
        </ul>
      )}
      {hasActions && (
        <TextActions canSave={meta.canSave} hasPrint={hasPrint}>
          {translations}
        </TextActions>
      )}
    </div>
  );
}
