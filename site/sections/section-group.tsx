import { useWordsOf } from "../i18n/words.tsx";
import { CardItem } from "./card-item.tsx";
import type { SectionData } from "./load-section.server.ts";
import { PersonItem } from "./person-item.tsx";
import { RowItem } from "./row-item.tsx";
import styles from "./section-group.module.css";
import { sectionWords } from "./words.ts";

type Props = { group: SectionData["groups"][number]; look: SectionData["look"] };

const items = { rows: RowItem, cards: CardItem, people: PersonItem };

/** Items in the page's language, or, under their heading, those that are not. */
export function SectionGroup({ group, look }: Props) {
  const words = useWordsOf(sectionWords);
  const Item = items[look];
  return (
    <div className={styles.group}>
      {group.isForeign && <h2>{words.foreign}</h2>}
      <ul className={look === "rows" ? styles.rows : `grid grid-3 ${styles[look] ?? ""}`}>
        {group.items.map((item) => (
          <Item key={item.href} item={item} heading={group.isForeign ? "h3" : "h2"} />
        ))}
      </ul>
    </div>
  );
}
