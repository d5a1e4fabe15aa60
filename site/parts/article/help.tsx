import { useId } from "react";
import type { PageId } from "#contract/paths.ts";
import type { Invitation } from "#contract/records/article-end.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../links/link.tsx";
import { pageOnly } from "../links/modal-part.ts";
import { Icon } from "../../ui/icon.tsx";
import { Image } from "../../ui/image.tsx";
import { isInviting } from "./invitation-of.ts";
import styles from "./help.module.css";
import { helpWords } from "./help-words.ts";
import type { Help as Data } from "./load-help.server.ts";

type Props = { help: Data; purpose: Invitation };
type Way = Extract<PageId, "faq" | "centers" | "tourism" | "vacancies" | "about">;

const ways: Partial<Record<Invitation, Way[]>> = { travel: ["tourism", "centers"], vacancies: ["vacancies", "about"] };

/** A person to ask, beside the text on wide screens. On phones the bottom bar and the invitation replace it. */
export function Help({ help: { person, phone, hours }, purpose }: Props) {
  const id = useId();
  const words = useWordsOf(helpWords);
  if (!isInviting(purpose)) return null;
  // Coordinators answer patients; the office answers job seekers.
  const isJob = purpose === "vacancies";
  const one = isJob ? null : person;
  const title = isJob ? words.job : words.title;
  return (
    <aside className={styles.help} aria-labelledby={id} {...pageOnly}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {one && (
        <div className={styles.person}>
          {one.portrait && <Image className="round" src={one.portrait} width={64} height={64} alt="" loading="lazy" />}
          <p>
            <b>{one.name}</b>
            <span>{one.position}</span>
          </p>
        </div>
      )}
      <a className={`tel ${styles.phone}`} href={`tel:${phone.dialled}`}>
        <Icon name="phone" />
        {phone.shown}
      </a>
      <p className={styles.hours}>{one?.hours || hours}</p>
      <ul className={styles.ways}>
        {(ways[purpose] ?? ["faq", "centers"]).map((page) => (
          <li key={page}>
            <PageLink page={page}>
              {words.ways[page]} <Icon name="arrow" />
            </PageLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
