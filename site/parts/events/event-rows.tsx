import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../links/link.tsx";
import styles from "./event-rows.module.css";
import { eventWords } from "./events-words.ts";
import type { ShownEvent } from "./load-events.server.ts";

/** `isClose`: the section above has the same background, so the gap is smaller. */
type Props = { events: ShownEvent[] | null; title: "title" | "here"; isClose?: boolean };

/** The next events as rows, on a page about something else; the full list has the details. */
export function EventRows({ events, title, isClose = false }: Props) {
  const words = useWordsOf(eventWords);
  if (!events) return null;
  return (
    <section className={`section${isClose ? ` ${styles.close}` : ""}`} aria-labelledby="events">
      <div className="wrap">
        <div className="section-head">
          <h2 id="events">{words[title]}</h2>
          <PageLink className="more" page="events">
            {words.all} <Icon name="arrow" />
          </PageLink>
        </div>
        <ul className={styles.rows}>
          {events.map(({ alias, to, day, hours, title: name, center, lang }) => (
            <li key={alias} className="whole-link">
              <h3 lang={lang}>
                <a href={to}>{name}</a>
              </h3>
              <p className={styles.when}>
                <time dateTime={day.iso}>{day.text}</time> <span className={styles.hours}>{hours}</span>
              </p>
              <p className={styles.where} lang={center?.lang}>
                {center?.title ?? words.online}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
