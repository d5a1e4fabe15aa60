import { useWordsOf } from "../../i18n/use-words.tsx";
import { placeWords } from "./place-words.ts";
import styles from "./visit.module.css";

export function Shifts({ shifts }: { shifts: { days: string; hours: string }[] }) {
  const words = useWordsOf(placeWords);
  if (shifts.length === 0) return null;
  return (
    <div>
      <h3 id="shifts">{words.shifts}</h3>
      <table className={styles.hours} aria-labelledby="shifts">
        <tbody>
          {shifts.map(({ days, hours }) => (
            <tr key={days + hours}>
              <th scope="row">{days}</th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`muted small ${styles.note}`}>{words.come}</p>
    </div>
  );
}
