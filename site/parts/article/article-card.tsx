import type { Locale } from "#contract/locale.ts";
import type { Image } from "#contract/records/image.ts";
import styles from "./article-card.module.css";
import { CardPicture } from "./card-picture.tsx";

type Props = {
  href: string;
  title: string;
  /** Set if the article is not in the page's language. */
  lang?: Locale | undefined;
  image: Image | null;
  text?: string | undefined;
  note?: string | undefined;
  heading: "h2" | "h3";
};

/** A card that links to an article; without a picture the text fills it. */
export function ArticleCard({ href, title, lang, image, text, note, heading: Heading }: Props) {
  return (
    <div className={`card whole-link ${styles.card}`}>
      <div className={styles.words}>
        <Heading lang={lang}>
          <a href={href}>{title}</a>
        </Heading>
        {text && <p lang={lang}>{text}</p>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {image && <CardPicture image={image} />}
    </div>
  );
}
