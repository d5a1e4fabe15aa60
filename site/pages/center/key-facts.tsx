import type { CenterDetails } from "../../centers/load-center.server.ts";
import { TelLink } from "../../centers/tel-link.tsx";
import { useWordsOf } from "../../i18n/words.tsx";
import { ModalLink } from "../../modals/modal-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./center.module.css";
import { centerPageWords } from "./words.ts";

/** What most people came for: where, when, whom to call, and the one main button. */
export function KeyFacts({ center }: { center: CenterDetails }) {
  const words = useWordsOf(centerPageWords);
  const { alias, address, hours, phone, email } = center;
  const [first] = hours;
  return (
    <>
      <dl className={styles.facts}>
        <Fact icon="pin" title={words.address}>
          {address}
        </Fact>
        {first && (
          <Fact icon="clock" title={words.hours}>
            {first.days}
            {first.time && `, ${first.time}`}
          </Fact>
        )}
        {phone && (
          <Fact icon="phone" title={words.phone}>
            <TelLink phone={phone} big />
          </Fact>
        )}
        {email && (
          <Fact icon="mail" title={words.email}>
            <a className={styles.mail} href={`mailto:${email}`}>
              {email}
            </a>
          </Fact>
        )}
      </dl>
      <p className={styles.request}>
        <ModalLink modal="dialysis" details={{ center: alias }} className="button button-action">
          {words.request}
        </ModalLink>
      </p>
    </>
  );
}

type FactProps = { icon: "pin" | "clock" | "phone" | "mail"; title: string; children: React.ReactNode };

function Fact({ icon, title, children }: FactProps) {
  return (
    <div>
      <dt>
        <span className={styles.well}>
          <Icon name={icon} />
        </span>
        {title}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
