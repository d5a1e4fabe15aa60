import type { CenterReview } from "../../tools/centers/load-center.server.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { ReviewAnswer } from "../../parts/records/review-answer.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
import { Icon } from "../../ui/icon.tsx";
import shared from "./center.module.css";
import styles from "./reviews.module.css";
import { centerPageWords } from "./center-words.ts";

type Props = { alias: string; reviews: CenterReview[] };

export function Reviews(props: Props) {
  if (props.reviews.length === 0) return null;
  return (
    <CachedFragment as="section" className="section water" aria-labelledby="reviews" view={Content} props={props} />
  );
}

function Content({ alias, reviews }: Props) {
  const words = useWordsOf(centerPageWords);
  return (
    <div className="wrap">
      <div className="section-head">
        <h2 id="reviews">{words.reviews}</h2>
        <PageLink page="reviews" className="more">
          {words.allReviews} <Icon name="arrow" />
        </PageLink>
      </div>
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.alias} className="card" lang={review.lang}>
            <h3>{review.title}</h3>
            <p>{review.text}</p>
            <p className="muted">
              {review.author}
              {review.date && (
                <>
                  , <time dateTime={review.date.iso}>{review.date.text}</time>
                </>
              )}
            </p>
            {review.answer && <ReviewAnswer title={words.answer} text={review.answer} />}
          </li>
        ))}
      </ul>
      <p className={shared.request}>
        <ModalLink modal="review" details={{ center: alias }} className="button button-line">
          {words.leaveReview}
        </ModalLink>
      </p>
    </div>
  );
}
