import { CenterCard } from "./center-card.tsx";
import type { CenterSummary } from "./center.ts";
import styles from "./center-cards.module.css";

/** Centers one beside the other. */
export function CenterCards({ centers }: { centers: CenterSummary[] }) {
  return (
    <ul className={`grid grid-3 ${styles.cards}`}>
      {centers.map((center) => (
        <CenterCard key={center.alias} center={center} level="h3" />
      ))}
    </ul>
  );
}
