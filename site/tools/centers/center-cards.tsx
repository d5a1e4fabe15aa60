import { CenterCard } from "./center-card.tsx";
import type { CenterSummary } from "./center.ts";
import styles from "./center-cards.module.css";

type Props = {
  centers: CenterSummary[];
  /** The first card's number on the map, if there is a map. */
  first?: number;
  /** The page already shows the tags elsewhere. */
  isWithoutTags?: boolean;
};

/** Centers side by side. */
export function CenterCards({ centers, first, isWithoutTags }: Props) {
  return (
    <ul className={`grid grid-3 ${styles.cards}`}>
      {centers.map((center, index) => (
        <CenterCard
          key={center.alias}
          center={center}
          level="h3"
          number={first && first + index}
          isWithoutTags={isWithoutTags}
        />
      ))}
    </ul>
  );
}
