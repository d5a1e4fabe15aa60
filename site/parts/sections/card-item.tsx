import { ArticleCard } from "../article/article-card.tsx";
import { toldCooking } from "../article/told-cooking.ts";
import { useWords } from "../../i18n/use-words.tsx";
import type { ListItem } from "./to-list-item.server.ts";

type Props = { item: ListItem; heading: "h2" | "h3" };

/** No reading time: the texts of a section are about equally long. */
export function CardItem({ item: { image, text, cooking, ...link }, heading }: Props) {
  const { locale } = useWords();
  return (
    <li>
      <ArticleCard
        {...link}
        image={image ?? null}
        text={text}
        note={cooking ? toldCooking(locale, cooking) : undefined}
        heading={heading}
      />
    </li>
  );
}
