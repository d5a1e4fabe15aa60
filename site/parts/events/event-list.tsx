import { lowerFirst } from "../../i18n/lower-first.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Blocks } from "../blocks/blocks.tsx";
import { ModalLink } from "../links/modal-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./event-list.module.css";
import { eventWords } from "./events-words.ts";
import type { ShownEvent } from "./load-events.server.ts";

/** Events with all details: time, place, speaker, registration deadline; the description is folded. */
export function EventList({ events }: { events: ShownEvent[] }) {
  const words = useWordsOf(eventWords);
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.alias} id={event.alias} className={`card ${styles.event}`} data-event="">
          <p className={styles.when}>
            <time dateTime={event.day.iso}>{event.day.text}</time> <span>{event.hours}</span>
          </p>
          <div className="stack">
            <h3 lang={event.lang}>{event.title}</h3>
            <EventFacts event={event} />
            <EventActions event={event} />
            {event.about.length > 0 && (
              <details lang={event.lang}>
                <summary className="fold-sign">{words.about}</summary>
                <div className="stack">
                  <Blocks blocks={event.about} />
                </div>
              </details>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function EventFacts({ event }: { event: ShownEvent }) {
  const words = useWordsOf(eventWords);
  const { center, leader, languages, places, until } = event;
  const entry = [
    ...(places === null ? [] : [`${words.places(places)}, ${words.free}`]),
    ...(until ? [event.isOpen ? words.until(until) : words.closed] : []),
  ];
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.facts.where}</dt>
        <dd>
          {center ? (
            <span lang={center.lang}>
              <a href={center.to}>{center.title}</a>, {center.address}
            </span>
          ) : (
            words.online
          )}
        </dd>
      </div>
      {leader && (
        <div>
          <dt>{words.facts.leader}</dt>
          <dd lang={leader.lang}>
            <a href={leader.to}>{leader.name}</a>, {lowerFirst(leader.role)}
          </dd>
        </div>
      )}
      {languages.length > 0 && (
        <div>
          <dt>{words.languages(languages.length)}</dt>
          <dd>{languages.join(", ")}</dd>
        </div>
      )}
      {entry.length > 0 && (
        <div>
          <dt>{words.facts.entry}</dt>
          <dd>{entry.join("; ")}</dd>
        </div>
      )}
    </dl>
  );
}

function EventActions({ event }: { event: ShownEvent }) {
  const words = useWordsOf(eventWords);
  return (
    <p className={styles.actions}>
      {event.isOpen && (
        <ModalLink
          modal="appointment"
          details={{ subject: "event", event: event.alias }}
          className="button button-line"
        >
          {words.signUp}
          <span className="sr">{words.signUpFor(event.title)}</span>
        </ModalLink>
      )}
      <a className={`alone ${styles.calendar}`} href={event.file} download>
        <Icon name="calendar" />
        {words.calendar}
      </a>
    </p>
  );
}
