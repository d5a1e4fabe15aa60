import { ArticleCard } from "../article/article-card.tsx";
import type { ListItem } from "./to-list-item.server.ts";

type Props = { item: ListItem; heading: "h2" | "h3" };

export function CardItem({ item: { image, text, readingTime, ...link }, heading }: Props) {
  return (
    <li>
      <ArticleCard {...link} image={image ?? null} text={text} note={readingTime} heading={heading} />
    </li>
  );
}
