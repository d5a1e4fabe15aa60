import type { CenterDetails } from "../../tools/centers/load-center.server.ts";
import { TelLink } from "../../tools/centers/tel-link.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import { Shifts } from "./shifts.tsx";
import styles from "./visit.module.css";
import { centerPageWords } from "./center-words.ts";

/** Opening hours and the phone; stays visible while scrolling. */
export function Visit({ center }: { center: CenterDetails }) {
  const words = useWordsOf(centerPageWords);
  const { alias, hours, shifts, hoursAhead, phone, email } = center;
  return (
    <aside className={`card ${styles.visit}`} aria-label={words.visit}>
      {hours.rows.length > 0 && (
        <div>
          <h2 id="hours">{words.hours}</h2>
          <table className={styles.hours} aria-labelledby="hours" data-zone={hours.zone ?? undefined}>
            <tbody>
              {hours.rows.map(({ days, time, row }) =>
                row ? (
                  <tr
                    key={days}
                    data-days={row.days.join(" ")}
                    data-from={row.season?.from}
                    data-until={row.season?.until}
                    data-opens={row.spans.map(({ opens }) => opens).join(" ") || undefined}
                    data-closes={row.spans.map(({ closes }) => closes).join(" ") || undefined}
                  >
                    <th scope="row" data-today={words.today}>
                      {days}
                    </th>
                    <td>{time}</td>
                  </tr>
                ) : (
                  <tr key={days}>
                    <td colSpan={2}>{days}</td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
          <p className={`muted small ${styles.note}`}>{words.time(hoursAhead)}</p>
        </div>
      )}
      <Shifts shifts={shifts} free={center.free} />
      <div className={styles.reach}>
        {phone && <TelLink phone={phone} big />}
        {email && (
          <a className="alone" href={`mailto:${email}`}>
            {email}
          </a>
        )}
        <ModalLink modal="dialysis" details={{ center: alias }} className={`button button-line ${styles.request}`}>
          {words.request}
        </ModalLink>
      </div>
    </aside>
  );
}
