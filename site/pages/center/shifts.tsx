import { Fragment } from "react";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { type FreeInShift, type FreePlaces, placeKinds } from "../../tools/centers/center.ts";
import { FreeLine } from "../../tools/centers/free-line.tsx";
import { freeWords } from "../../tools/centers/free-words.ts";
import { placeWords } from "./place-words.ts";
import styles from "./visit.module.css";

type Shift = { name?: string | undefined; days: string; hours: string; free?: FreeInShift };

export function Shifts({ shifts, free }: { shifts: Shift[]; free?: FreePlaces | undefined }) {
  const words = useWordsOf(placeWords);
  const { title } = useWordsOf(freeWords);
  if (shifts.length === 0) return null;
  // The summary already shows the free places of the whole center and their date: show them here only if shifts differ.
  const isAlike = shifts.every(({ free: own }) => placeKinds.every((kind) => own?.[kind] === free?.[kind]));
  return (
    <div>
      <h3 id="shifts">{words.shifts}</h3>
      <table className={styles.hours} aria-labelledby="shifts">
        <tbody>
          {shifts.map(({ name, days, hours, free: inShift }) => (
            <Fragment key={days + hours}>
              <tr>
                <th scope="row">
                  {name && `${name}, `}
                  <span className={styles.days}>{days}</span>
                </th>
                <td>{hours}</td>
              </tr>
              {inShift && !isAlike && (
                <tr>
                  <td className={styles.free} colSpan={2}>
                    {title}: <FreeLine free={inShift} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <p className={`muted small ${styles.note}`}>{words.come}</p>
    </div>
  );
}
