import { CardItem } from "./card-item.tsx";
import type { SectionData } from "./load-section.server.ts";
import { PersonItem } from "./person-item.tsx";
import { RowItem } from "./row-item.tsx";
import styles from "./section-group.module.css";

type Props = { group: SectionData["groups"][number]; look: SectionData["look"]; foreignTitle: string };

const items = { rows: RowItem, cards: CardItem, people: PersonItem };

/** Items in the page's language, or, under their heading, those that are not. */
export function SectionGroup({ group, look, foreignTitle }: Props) {
  const Item = items[look];
  return (
    <section className={styles.group}>
      {group.isForeign && <h2>{foreignTitle}</h2>}
      <ul className={styles[look]}>
        {group.items.map((item) => (
          <Item key={item.href} item={item} heading={group.isForeign ? "h3" : "h2"} />
        ))}
      </ul>
    </section>
  );
}
