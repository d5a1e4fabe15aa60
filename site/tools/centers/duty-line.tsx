import type { DutyLine as Line } from "#contract/variables/duty-line.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { AmbulanceNumbers } from "../../parts/company/ambulance-numbers.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./duty-line.module.css";
import { TelLink } from "./tel-link.tsx";
import { centerWords } from "./centers-words.ts";

/** Whom to call when the center is closed. Emergencies come first, so that nobody has to search for 103. */
export function DutyLine({ line }: { line: Line | null }) {
  const words = useWordsOf(centerWords);
  if (!line) return null;
  return (
    <section className="section water" aria-labelledby="duty-line">
      <div className={`wrap ${styles.lines}`}>
        <div className={styles.danger}>
          <h2>{words.danger}</h2>
          <p className={styles.numbers}>
            <AmbulanceNumbers or={words.or} className="ambulance" />
          </p>
          <p>{words.dangerText}</p>
        </div>
        <div className={styles.line}>
          <h2 id="duty-line">{line.title}</h2>
          <p className={styles.numbers}>
            <TelLink phone={line.phone} big />
          </p>
          <p className={styles.hours}>
            <Icon name="clock" />
            {line.hours}
          </p>
          <p className="muted">{line.note}</p>
        </div>
      </div>
    </section>
  );
}
