import type { Reviewer } from "#contract/records/article-end.ts";
import type { Day } from "../../i18n/format-date.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../links/link.tsx";
import { initialsOf } from "../records/initials-of.ts";
import { Icon } from "../../ui/icon.tsx";
import { Image } from "../../ui/image.tsx";
import styles from "./meta-line.module.css";
import { reviewWords } from "./review-words.ts";
import { articleWords } from "./article-words.ts";

type Props = { reviewer: Reviewer | null; face: string | null; day: Day };

/** Who checked the text; the date is on its own line, so that it is not read as an age. */
export function Review({ reviewer, face, day }: Props) {
  const words = useWordsOf(reviewWords);
  const { reviewed, reviewedOn } = useWordsOf(articleWords);
  const date = <time dateTime={day.iso}>{day.text}</time>;
  return (
    <li className={styles.review}>
      {reviewer ? <Face name={reviewer.name} src={face} /> : <Icon name="check" />}
      {reviewer ? (
        <p>
          {words.checked(reviewer.name)}: <PageLink page="specialists">{reviewer.name}</PageLink>
          {reviewer.role && `, ${words.role(reviewer.role)}`}
          <span>
            {reviewedOn} {date}
          </span>
        </p>
      ) : (
        <p>
          {reviewed} {date}
        </p>
      )}
    </li>
  );
}

function Face({ name, src }: { name: string; src: string | null }) {
  if (src) return <Image className="round" src={src} width={48} height={48} alt="" loading="lazy" />;
  return (
    <b className="initials" aria-hidden="true">
      {initialsOf(name)}
    </b>
  );
}
