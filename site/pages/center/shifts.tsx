import { useWordsOf } from "../../i18n/use-words.tsx";
import type { FreeInShift, FreePlaces } from "../../tools/centers/center.ts";
import { FreeLine } from "../../tools/centers/free-line.tsx";
import { freeWords } from "../../tools/centers/free-words.ts";
import { placeWords } from "./place-words.ts";
import styles from "./visit.module.css";

type Shift = { days: string; hours: string; free?: FreeInShift };

export function Shifts({ shifts, free }: { shifts: Shift[]; free?: FreePlaces | undefined }) {
  const words = useWordsOf(placeWords);
  const { title, said } = useWordsOf(freeWords);
  if (shifts.length === 0) return null;
  return (
    <div>
      <h3 id="shifts">{words.shifts}</h3>
      <table className={styles.hours} aria-labelledby="shifts">
        <tbody>
          {shifts.map(({ days, hours, free: inShift }) => (
            <tr key={days + hours}>
              <th scope="row">
                {days}
                {inShift && (
                  <span className={styles.free}>
                    {title}: <FreeLine free={inShift} />
                  </span>
                )}
              </th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {free && (
        <p className={`small ${styles.note}`}>
          {title}: {said(free.said.text)}.
        </p>
      )}
      <p className={`muted small ${styles.note}`}>{words.come}</p>
    </div>
  );
}
