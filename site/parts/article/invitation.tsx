import { type ReactNode, useId } from "react";
import { formatPhone } from "#contract/phone.ts";
import type { Invitation as Purpose } from "#contract/records/article-end.ts";
import type { ModalId } from "#contract/modal-ids.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { ModalLink } from "../links/modal-link.tsx";
import { pageOnly } from "../links/modal-part.ts";
import { href } from "../../urls.ts";
import { isInviting } from "./invitation-of.ts";
import type { LocalCenter } from "./load-local-center.server.ts";
import styles from "./invitation.module.css";
import { invitationWords } from "./invitation-words.ts";

type Props = {
  to: Purpose;
  /** The section with more articles like this; without it the link leads to the articles on treatment. */
  section?: { title: string; href: string } | undefined;
  /** The one center that the text is about: then it is named instead of the way to find one. */
  center?: LocalCenter | null;
  /** The page's language, if the text around it fell back to another. */
  lang?: string | undefined;
};

const modals: Partial<Record<Purpose, ModalId>> = {
  dialysis: "dialysis",
  question: "question",
  center: "centers-menu",
  travel: "appointment",
};

/**
 * The one suggested action after reading, by the purpose of the text. Calling is not among them: the header has the
 * phone.
 */
export function Invitation({ to, section, center, lang }: Props) {
  const words = useWordsOf(invitationWords);
  const { locale } = useWords();
  if (!isInviting(to)) return null;
  if (to === "center" && center) return <CenterInvitation center={center} lang={lang} />;
  const { title, text, button } = to === "read" && section ? words.more(section.title) : words[to];
  const modal = modals[to];
  const page = to === "vacancies" ? href(locale, "vacancies") : (section?.href ?? href(locale, "treatment"));
  return (
    <Panel title={title} lang={lang} text={text}>
      {modal ? (
        <ModalLink
          modal={modal}
          {...(to === "travel" && { details: { subject: to } })}
          className="button button-action"
        >
          {button}
        </ModalLink>
      ) : (
        <a className="button button-action" href={page}>
          {button}
        </a>
      )}
    </Panel>
  );
}

function CenterInvitation({ center, lang }: { center: LocalCenter; lang: string | undefined }) {
  const { aboutCenter } = useWordsOf(invitationWords);
  const { title, address, phone, href } = center;
  const text = (
    <>
      {address}
      {phone && (
        <>
          <br />
          <a href={`tel:${phone}`}>{formatPhone(phone) ?? phone}</a>
        </>
      )}
    </>
  );
  return (
    <Panel title={title} lang={center.lang ?? lang} text={text}>
      <a className="button button-action" href={href}>
        {aboutCenter}
      </a>
    </Panel>
  );
}

type PanelProps = { title: string; text: ReactNode; lang: string | undefined; children: ReactNode };

function Panel({ title, text, lang, children }: PanelProps) {
  const id = useId();
  return (
    <aside className={styles.action} aria-labelledby={id} lang={lang} {...pageOnly}>
      <div className={styles.row}>
        <div>
          <p id={id} className={styles.title}>
            {title}
          </p>
          <p>{text}</p>
        </div>
        {children}
      </div>
    </aside>
  );
}
