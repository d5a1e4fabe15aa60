import { PageLink } from "../link.tsx";
import type { CenterSummary } from "./center.ts";
import styles from "./center-cards.module.css";
import { TelLink } from "./tel-link.tsx";

/** Centers one beside the other. `level` is that of their headings. */
export function CenterCards({ centers, level: Heading = "h3" }: { centers: CenterSummary[]; level?: "h2" | "h3" }) {
  return (
    <ul className={styles.cards}>
      {centers.map(({ alias, title, address, phone, lang }) => (
        <li key={alias} className={`card ${styles.card}`} lang={lang}>
          <Heading className={styles.title}>
            <PageLink page="center" params={{ item: alias }}>
              {title}
            </PageLink>
          </Heading>
          <p>{address}</p>
          {phone && (
            <p>
              <TelLink phone={phone} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
