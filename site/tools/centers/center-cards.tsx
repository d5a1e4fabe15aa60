import { CenterCard } from "./center-card.tsx";
import type { CenterSummary } from "./center.ts";
import styles from "./center-cards.module.css";

type Props = {
  centers: CenterSummary[];
  /** The number of the first on the map, where there is one. */
  first?: number;
  /** Said elsewhere on the page. */
  isWithoutTags?: boolean;
};

/** Centers one beside the other. */
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
