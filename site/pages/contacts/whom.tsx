import type { ReactNode } from "react";
import type { DutyLine } from "#contract/variables/duty-line.ts";
import { TelLink } from "../../tools/centers/tel-link.tsx";
import { centerWords } from "../../tools/centers/centers-words.ts";
import { CallNote } from "../../parts/company/call-note.tsx";
import type { Contact } from "../../parts/company/load-contact.server.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { AmbulanceNumbers } from "../../parts/company/ambulance-numbers.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import styles from "./whom.module.css";
import { contactWords } from "./contacts-words.ts";

type Props = {
  office: Contact | undefined;
  dutyLine: DutyLine | null;
  /** The coordinator's working hours. */
  hours: string;
  children: ReactNode;
};

/** Which number to call for what; emergencies come first. */
export function Whom({ office, dutyLine, hours, children }: Props) {
  const words = useWordsOf(contactWords);
  const general = useWords();
  const { danger, or } = useWordsOf(centerWords);
  return (
    <section className={styles.section} aria-labelledby="whom">
      <div className={`wrap ${styles.whom}`}>
        <h2 id="whom">{words.whom.title}</h2>
        <ul className={styles.rows}>
          <Row title={danger} text={words.whom.danger} isDanger>
            <AmbulanceNumbers or={or} className="ambulance" />
          </Row>
          {dutyLine && (
            <Row
              title={dutyLine.title}
              text={words.whom.duty}
              note={<CallNote phone={dutyLine.phone} hours={dutyLine.hours} />}
            >
              <TelLink phone={dutyLine.phone} big />
            </Row>
          )}
          {office?.phone && (
            <Row
              title={words.whom.coordinator}
              text={words.whom.coordinatorText}
              note={<CallNote phone={office.phone} hours={hours} />}
            >
              <TelLink phone={office.phone} big />
            </Row>
          )}
          {office?.abroad && (
            <Row title={general.phone.abroad} text={words.whom.abroadText} note={hours}>
              <TelLink phone={office.abroad} big />
            </Row>
          )}
          <Row title={words.whom.callback} text={words.whom.callbackText}>
            <a className="alone" href="#callback">
              {words.whom.leaveNumber}
            </a>
          </Row>
          <Row title={words.whom.center} text={words.whom.centerText}>
            <a className="alone" href="#phones">
              {words.phones}
            </a>
          </Row>
          <Row title={words.whom.letter} text={words.whom.letterText}>
            <ModalLink modal="question" className="button button-line">
              {words.ask}
            </ModalLink>
          </Row>
          <Row title={words.whom.quality} text={words.whom.qualityText}>
            <PageLink className="alone" page="control">
              {words.whom.write}
            </PageLink>
          </Row>
        </ul>
        <p>
          <PageLink className="alone" page="informationArticle" params={{ alias: "when-to-call" }}>
            {words.whom.signs}
          </PageLink>
        </p>
        {children}
      </div>
    </section>
  );
}

type RowProps = { title: string; text: string; note?: ReactNode; isDanger?: boolean; children: ReactNode };

function Row({ title, text, note, isDanger = false, children }: RowProps) {
  return (
    <li className={isDanger ? `${styles.row} ${styles.danger}` : styles.row}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <p className={styles.way}>
        {children}
        {note && <span className={styles.note}>{note}</span>}
      </p>
    </li>
  );
}
