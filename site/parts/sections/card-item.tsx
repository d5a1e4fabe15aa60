import { ArticleCard } from "../article/article-card.tsx";
import { toldCooking } from "../article/told-cooking.ts";
import { articleWords } from "../article/article-words.ts";
import { counted } from "../../i18n/plural.ts";
import { useWords } from "../../i18n/use-words.tsx";
import type { ListItem } from "./to-list-item.server.ts";

type Props = { item: ListItem; heading: "h2" | "h3" };

export function CardItem({ item: { image, text, minutes = 1, cooking, ...link }, heading }: Props) {
  const { locale } = useWords();
  const time = cooking ? toldCooking(locale, cooking) : counted(locale, minutes, articleWords[locale].minutes);
  return (
    <li>
      <ArticleCard {...link} image={image ?? null} text={text} note={time} heading={heading} />
    </li>
  );
}
