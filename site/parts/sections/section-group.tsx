import { useWordsOf } from "../../i18n/use-words.tsx";
import { CardItem } from "./card-item.tsx";
import type { SectionData } from "./load-section.server.ts";
import { PersonItem } from "./person-item.tsx";
import { RowList } from "./row-list.tsx";
import styles from "./section-group.module.css";
import type { ListItem } from "./to-list-item.server.ts";
import { sectionWords } from "./sections-words.ts";

type Props = {
  group: SectionData["groups"][number];
  look: SectionData["look"];
  isBrief: SectionData["isBrief"];
  /** The first item is highlighted. */
  isLed: boolean;
  /** The list has a heading above it. */
  isTitled: boolean;
};

/** Items in the page's language, or, under their own heading, those that are not. */
export function SectionGroup({ group, look, isBrief, isLed, isTitled }: Props) {
  const words = useWordsOf(sectionWords);
  const heading = group.isForeign || isTitled ? "h3" : "h2";
  return (
    <div className={styles.group}>
      {group.isForeign && <h2>{words.foreign}</h2>}
      {look === "rows" ? (
        <RowList items={group.items} heading={heading} isLed={isLed} />
      ) : (
        <ItemGrid items={group.items} heading={heading} look={look} isBrief={isBrief} />
      )}
    </div>
  );
}

type GridProps = Pick<Props, "isBrief"> & {
  items: ListItem[];
  heading: "h2" | "h3";
  look: "cards" | "people";
};

function ItemGrid({ items, heading, look, isBrief }: GridProps) {
  return (
    <ul className={`grid grid-3 ${styles[look] ?? ""}${isBrief ? ` ${styles.brief}` : ""}`}>
      {items.map((item) =>
        look === "cards" ? (
          <CardItem key={item.href} item={item} heading={heading} />
        ) : (
          <PersonItem key={item.href} item={item} heading={heading} />
        ),
      )}
    </ul>
  );
}
