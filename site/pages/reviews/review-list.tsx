import { Link } from "react-router";
import styles from "./review-list.module.css";
import type { Review } from "./shape.server.ts";

type Props = { reviews: Review[]; words: { list: string; answer: string } };

export function ReviewList({ reviews, words }: Props) {
  return (
    <>
      <h2 className="sr">{words.list}</h2>
      <ul className={styles.list}>
        {reviews.map(({ alias, title, lang, text, author, center, date, answer }) => (
          <li key={alias} id={alias} className={styles.review}>
            <div lang={lang}>
              <h3>{title}</h3>
              <blockquote className={styles.text}>
                <p>{text}</p>
              </blockquote>
            </div>
            <p className={styles.from}>
              <strong lang={lang}>{author}</strong>
              {center && <Link to={center.to}>{center.title}</Link>}
              {date && (
                <time className="muted" dateTime={date.day}>
                  {date.text}
                </time>
              )}
            </p>
            {answer && (
              <div className={styles.answer} lang={lang}>
                <h4>{words.answer}</h4>
                <p>{answer}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
