import { useWordsOf } from "../i18n/words.tsx";
import { CardItem } from "./card-item.tsx";
import type { SectionData } from "./load-section.server.ts";
import { PersonItem } from "./person-item.tsx";
import { RowItem } from "./row-item.tsx";
import styles from "./section-group.module.css";
import { sectionWords } from "./words.ts";

type Props = { group: SectionData["groups"][number]; look: SectionData["look"] };

const items = { rows: RowItem, cards: CardItem, people: PersonItem };

/** The items of a list that belong together, under their heading if they have one. */
export function SectionGroup({ group, look }: Props) {
  const words = useWordsOf(sectionWords);
  const title = group.isForeign ? words.foreign : group.title;
  const Item = items[look];
  return (
    <section className={styles.group}>
      {title && <h2 lang={group.lang}>{title}</h2>}
      <ul className={styles[look]}>
        {group.items.map((item) => (
          <Item key={item.href} item={item} heading={title ? "h3" : "h2"} />
        ))}
      </ul>
    </section>
  );
}
