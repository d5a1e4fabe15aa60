import type { CenterDetails } from "../../centers/load-center.server.ts";
import { useWordsOf } from "../../i18n/words.tsx";
import { Icon } from "../../ui/icon.tsx";
import shared from "./center.module.css";
import styles from "./hours-and-services.module.css";
import { Shifts } from "./shifts.tsx";
import { centerPageWords } from "./words.ts";

export function HoursAndServices({ center }: { center: CenterDetails }) {
  const words = useWordsOf(centerPageWords);
  const { hours, shifts, hoursAhead, services, equipment, stations } = center;
  return (
    <section className="section sand">
      <div className={`wrap ${shared.halves}`}>
        <div>
          <h2 id="hours">{words.hours}</h2>
          <table className={styles.hours} aria-labelledby="hours">
            <tbody>
              {hours.map(({ days, time }) => (
                <tr key={days}>
                  <th scope="row">{days}</th>
                  <td>{time}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={`muted ${styles.note}`}>{words.time(hoursAhead)}</p>
          <Shifts shifts={shifts} />
        </div>
        <div className={styles.lists}>
          <Ticks title={words.services} items={services} />
          <Ticks title={words.equipment} items={equipment} />
          {stations !== null && (
            <p>
              {words.stations}: <b>{stations}</b>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function Ticks({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul className={styles.ticks}>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
