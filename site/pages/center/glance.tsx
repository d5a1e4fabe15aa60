import type { ReactNode } from "react";
import type { Service } from "#contract/records/service.ts";
import type { CenterSummary } from "../../tools/centers/center.ts";
import type { CenterDetails } from "../../tools/centers/load-center.server.ts";
import { FreeLine } from "../../tools/centers/free-line.tsx";
import { freeWords } from "../../tools/centers/free-words.ts";
import { companyWords } from "../../parts/company/company-words.ts";
import { counted } from "../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import styles from "./glance.module.css";
import { glanceWords } from "./glance-words.ts";

type Props = {
  center: CenterDetails;
  /** The nearest centers that have what this one lacks; null if the most requested services are unknown. */
  instead: Record<"evening" | "guests", CenterSummary | null> | null;
  /** The center that takes guests with hepatitis or HIV, this one or another; null if this one takes no guests. */
  infectedGuests: CenterSummary | null;
};

/** A summary above the text: stations, shifts, guests, steps, services. */
export function Glance({ center, instead, infectedGuests }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(glanceWords);
  const free = useWordsOf(freeWords);
  const { stations = null, shiftsADay, evening, stepFree, services } = center;
  const has = (tag: string) => center.tags?.some(({ key }) => key === tag) ?? false;
  return (
    <section className={styles.glance} aria-labelledby="glance">
      <h2 id="glance">{words.title}</h2>
      <dl className={styles.facts}>
        {stations !== null && (
          <Fact icon="drop" title={words.stations}>
            {counted(locale, stations, companyWords[locale].stations)}
            {shiftsADay && shiftsADay.most > 1 && `, ${words.shifts(shiftsADay.fewest, shiftsADay.most)}`}
          </Fact>
        )}
        {(evening || has("evening") || instead) && (
          <Fact icon="clock" title={words.evening}>
            {evening ? (
              `${evening.days}, ${evening.hours}`
            ) : has("evening") ? (
              words.yes
            ) : (
              <Instead at={instead?.evening ?? null} />
            )}
          </Fact>
        )}
        {(has("guests") || instead) && (
          <Fact icon="calendar" title={words.guests}>
            {has("guests") ? (
              <>
                {words.welcome} <PageLink page="tourism">{words.howToCome}</PageLink>
                {infectedGuests && (
                  <span className={styles.sentence}>
                    <InfectedGuests at={infectedGuests} isHere={infectedGuests.alias === center.alias} />
                  </span>
                )}
                <ModalLink
                  modal="appointment"
                  details={{ subject: "travel", center: center.alias }}
                  className={`button button-line button-small ${styles.guest}`}
                >
                  {words.askForPlace}
                </ModalLink>
              </>
            ) : (
              <Instead at={instead?.guests ?? null} />
            )}
          </Fact>
        )}
        {center.free && (
          <Fact icon="calendar" title={free.title}>
            <span className={styles.sentence}>
              <FreeLine free={center.free} />
            </span>
            <span className="muted small">{free.said(center.free.said.text)}</span>
          </Fact>
        )}
        {center.speech && (
          <Fact icon="talk" title={words.languages}>
            <span className={styles.sentence}>{center.speech.spoken}</span>
            <span className="small">
              {words.fromEnglish} {center.speech.english}
            </span>
          </Fact>
        )}
        {stepFree !== null && (
          <Fact icon="access" title={words.steps}>
            {stepFree ? words.stepFree : words.withSteps}
          </Fact>
        )}
      </dl>
      <Services items={services} notes={center.serviceNotes} />
    </section>
  );
}

function InfectedGuests({ at, isHere }: { at: CenterSummary; isHere: boolean }) {
  const words = useWordsOf(glanceWords);
  if (isHere) return words.infectedHere;
  return (
    <>
      {words.infectedThere}{" "}
      <PageLink page="center" params={{ item: at.alias }} lang={at.lang}>
        {at.name ?? at.title}
      </PageLink>
    </>
  );
}

/** Points to another center that has it. */
function Instead({ at }: { at: CenterSummary | null }) {
  const words = useWordsOf(glanceWords);
  if (!at) return words.no;
  return (
    <>
      {words.notHere}{" "}
      <PageLink page="center" params={{ item: at.alias }} lang={at.lang}>
        {at.title}
      </PageLink>
    </>
  );
}

/** The evening shift has a fact of its own, with its days. */
function Services({ items, notes }: { items: Service[]; notes: CenterSummary["serviceNotes"] }) {
  const words = useWordsOf(glanceWords);
  if (items.length === 0) return null;
  return (
    <>
      <h3>{words.services}</h3>
      <ul className={styles.ticks}>
        {items.map(({ key, title }) => (
          <li key={key}>
            <Icon name="check" />
            <span>
              {title}
              {notes?.[key] && key !== "evening" && `, ${notes[key]}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Fact({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {title}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
