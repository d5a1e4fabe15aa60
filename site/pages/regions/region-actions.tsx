import type { RegionSummary } from "../../centers/center.ts";
import { TelLink } from "../../centers/tel-link.tsx";
import { useWordsOf } from "../../i18n/words.tsx";
import { ModalLink } from "../../modals/modal-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./regions.module.css";
import { regionWords } from "./words.ts";

export function RegionActions({ region: { phone } }: { region: RegionSummary }) {
  const words = useWordsOf(regionWords);
  return (
    <>
      {phone && (
        <p className={styles.coordinator}>
          <span>{words.phone}</span>
          <TelLink phone={phone} big />
        </p>
      )}
      <p className={styles.actions}>
        <ModalLink modal="dialysis" className="button button-action">
          {words.request}
        </ModalLink>
        <ModalLink modal="centers-menu" className="button button-line" data-hide-partners>
          <Icon name="pin" />
          {words.find}
        </ModalLink>
      </p>
    </>
  );
}
