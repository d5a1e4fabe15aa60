import { CenterCards } from "../../centers/center-cards.tsx";
import type { FoundCenters } from "../../centers/find-centers.ts";
import styles from "./centers.module.css";
import { Status } from "./status.tsx";

export function OwnCenters({ found }: { found: FoundCenters }) {
  return (
    <>
      <Status found={found} />
      {found.own.map(({ key, title, items }) => (
        <section key={key} className={styles.group} aria-labelledby={`region-${key}`}>
          <h2 id={`region-${key}`}>{title}</h2>
          <CenterCards centers={items} />
        </section>
      ))}
    </>
  );
}
