import { useWords } from "../i18n/use-words.tsx";
import { ModalLink } from "../parts/links/modal-link.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./phone-bar.module.css";

/** On phones, always at the thumb: call, or leave a request, where the page is not the form for it. */
export function PhoneBar({ phone, isForm }: { phone: string | undefined; isForm: boolean }) {
  const { bar } = useWords();
  return (
    <aside className={styles.bar} aria-label={bar.label}>
      {phone && (
        <a href={`tel:${phone}`} className="button button-line">
          <Icon name="phone" />
          {bar.call}
        </a>
      )}
      {!isForm && (
        <ModalLink modal="dialysis" className="button">
          {bar.request}
        </ModalLink>
      )}
    </aside>
  );
}
