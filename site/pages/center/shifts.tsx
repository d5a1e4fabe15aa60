import { useWordsOf } from "../../i18n/words.tsx";
import styles from "./hours-and-services.module.css";
import place from "./place.module.css";
import { placeWords } from "./place-words.ts";

export function Shifts({ shifts }: { shifts: { days: string; hours: string }[] }) {
  const words = useWordsOf(placeWords);
  if (shifts.length === 0) return null;
  return (
    <div className={place.shifts}>
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
      <p className={`muted ${styles.note}`}>{words.come}</p>
    </div>
  );
}
