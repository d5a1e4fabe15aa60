import { quoted } from "../../i18n/quoted.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { ReviewAnswer } from "../../parts/records/review-answer.tsx";
import styles from "./review-list.module.css";
import type { Review } from "./shape-reviews.server.ts";
import { reviewWords } from "./reviews-words.ts";

export function ReviewList({ reviews }: { reviews: Review[] }) {
  const { locale } = useWords();
  const words = useWordsOf(reviewWords);
  return (
    <>
      <h2 className="sr">{words.list}</h2>
      <ul className={styles.list}>
        {reviews.map(({ alias, title, lang, text, author, center, date, answer }) => (
          <li key={alias} id={alias} className={styles.review}>
            <div lang={lang}>
              <h3>{title}</h3>
              <blockquote className={styles.text}>
                <p>{quoted(text, lang ?? locale)}</p>
              </blockquote>
            </div>
            <p className={styles.from}>
              <strong lang={lang}>{author}</strong>
              {center && (
                <a className="alone" href={center.to}>
                  {center.title}
                </a>
              )}
              {date && (
                <span className="muted">
                  {words.written} <time dateTime={date.iso}>{date.text}</time>
                </span>
              )}
            </p>
            {answer && <ReviewAnswer title={words.answer} text={answer} lang={lang} />}
          </li>
        ))}
      </ul>
    </>
  );
}
