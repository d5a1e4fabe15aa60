import { CardPicture } from "../article/card-picture.tsx";
import { NewsFacts } from "./news-facts.tsx";
import styles from "./row-list.module.css";
import type { ListItem } from "./to-list-item.server.ts";

type Props = { item: ListItem; heading: "h2" | "h3" };

export function NewsLead({ item, heading: Heading }: Props) {
  const { href, title, lang, image, text } = item;
  return (
    <article className={`card whole-link ${styles.lead}`}>
      <div className={styles.words}>
        <Heading lang={lang}>
          <a href={href}>{title}</a>
        </Heading>
        <NewsFacts item={item} />
        <p lang={lang}>{text}</p>
      </div>
      {image && <CardPicture image={image} />}
    </article>
  );
}
