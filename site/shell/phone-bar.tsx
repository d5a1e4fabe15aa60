import { useWords } from "../i18n/words.tsx";
import { ModalLink } from "../modals/modal-link.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./phone-bar.module.css";

/** On phones, always at the thumb: call, or leave a request. */
export function PhoneBar({ phone }: { phone: string | undefined }) {
  const { bar } = useWords();
  return (
    <aside className={styles.bar} aria-label={bar.label}>
      {phone && (
        <a href={`tel:${phone}`} className="button button-line">
          <Icon name="phone" />
          {bar.call}
        </a>
      )}
      <ModalLink modal="dialysis" className="button">
        {bar.request}
      </ModalLink>
    </aside>
  );
}
