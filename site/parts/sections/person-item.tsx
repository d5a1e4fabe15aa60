import { Picture } from "../../ui/picture.tsx";
import styles from "./person-item.module.css";
import type { ListItem } from "./to-list-item.server.ts";

type Props = { item: ListItem; heading: "h2" | "h3" };

/** A story: the person, a quote, then the story's title. */
export function PersonItem({
  item: { href, title, lang, image, quote, person, initials, text },
  heading: Heading,
}: Props) {
  return (
    <li className={`card whole-link ${styles.story}`}>
      <div className={styles.words}>
        <Heading lang={lang}>
          <a href={href}>{title}</a>
        </Heading>
        {quote ? (
          <figure lang={lang}>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            {person && (
              <figcaption>
                {person.name}
                {person.about && (
                  <>
                    , <span>{person.about}</span>
                  </>
                )}
              </figcaption>
            )}
          </figure>
        ) : (
          <p lang={lang}>{text}</p>
        )}
      </div>
      <div className={styles.portrait}>
        {image ? (
          <Picture className="round" image={image} alt="" sizes="160px" />
        ) : (
          initials && (
            <span className={`initials ${styles.initials}`} aria-hidden="true">
              {initials}
            </span>
          )
        )}
      </div>
    </li>
  );
}
