import type { Invitation as Purpose } from "#contract/records/article-end.ts";
import type { ModalId } from "#contract/modal-ids.ts";
import { useWordsOf } from "../i18n/words.tsx";
import { PageLink } from "../link.tsx";
import { ModalLink } from "../modals/modal-link.tsx";
import { pageOnly } from "../modals/modal-part.ts";
import styles from "./invitation.module.css";
import { invitationWords } from "./invitation-words.ts";

const modals: Partial<Record<Purpose, ModalId>> = {
  dialysis: "dialysis",
  question: "question",
  center: "centers-menu",
  travel: "dialysis-other-city",
};

/** The one thing to do after reading, by what the text is for; to call, there is the phone in the header. */
export function Invitation({ to }: { to: Purpose }) {
  const words = useWordsOf(invitationWords);
  if (to === "none") return null;
  const { title, text, button } = words[to];
  const modal = modals[to];
  return (
    <aside className={styles.action} aria-label={title} {...pageOnly}>
      <div className={styles.row}>
        <div>
          <p className={styles.title}>{title}</p>
          <p>{text}</p>
        </div>
        {modal ? (
          <ModalLink
            modal={modal}
            {...(to === "travel" && { details: { subject: to } })}
            className="button button-action"
          >
            {button}
          </ModalLink>
        ) : (
          <PageLink page="treatment" className="button button-action">
            {button}
          </PageLink>
        )}
      </div>
    </aside>
  );
}
