import type { CenterDetails } from "../../centers/load-center.server.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./center.module.css";
import { Shifts } from "./shifts.tsx";
import type { CenterText } from "./words.server.ts";

export function HoursAndServices({ center, text }: { center: CenterDetails & { timeNote: string }; text: CenterText }) {
  const { hours, shifts, timeNote, services, equipment, stations } = center;
  return (
    <section className="section sand">
      <div className={`wrap ${styles.halves}`}>
        <div>
          <h2 id="hours">{text.hours}</h2>
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
          <p className={`muted ${styles.note}`}>{timeNote}</p>
          <Shifts shifts={shifts} />
        </div>
        <div className={styles.lists}>
          <Ticks title={text.services} items={services} />
          <Ticks title={text.equipment} items={equipment} />
          {stations !== null && (
            <p>
              {text.stations}: <b>{stations}</b>
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
