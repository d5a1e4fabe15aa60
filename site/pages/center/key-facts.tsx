import type { CenterDetails } from "../../tools/centers/load-center.server.ts";
import { TelLink } from "../../tools/centers/tel-link.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import { SaveButton } from "../../parts/saving/save-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./center.module.css";
import { centerPageWords } from "./center-words.ts";
import { hasWay } from "./way.tsx";

/** What most visitors come for: opening status, address and the way there, phone, and the main button. */
export function KeyFacts({ center }: { center: CenterDetails }) {
  const words = useWordsOf(centerPageWords);
  const { alias, address, open = [], phone } = center;
  return (
    <>
      <dl className={styles.facts}>
        {open.length > 0 && (
          <Fact icon="clock" title={words.hours} isStatus>
            {open.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </Fact>
        )}
        <Fact icon="pin" title={words.address}>
          {address}
          {hasWay(center) && (
            <a className={styles.toWay} href="#way">
              {words.way}
            </a>
          )}
        </Fact>
        {phone && (
          <Fact icon="phone" title={words.phone}>
            <TelLink phone={phone} big isMain />
          </Fact>
        )}
      </dl>
      <p className={styles.request}>
        <ModalLink modal="dialysis" details={{ center: alias }} className="button button-action">
          {words.request}
        </ModalLink>{" "}
        <SaveButton as="center" className="button button-line" />
      </p>
    </>
  );
}

type FactProps = { icon: "pin" | "clock" | "phone"; title: string; isStatus?: boolean; children: React.ReactNode };

function Fact({ icon, title, isStatus = false, children }: FactProps) {
  return (
    <div>
      <dt>
        <span className={styles.well}>
          <Icon name={icon} />
        </span>
        {/* A script fills in whether the center is open now (`browser/open-today.ts`). */}
        {isStatus ? <span data-open-status="">{title}</span> : title}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
