import { formatPhone } from "#contract/phone.ts";
import { useWords } from "../i18n/words.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./phone-link.module.css";

export function PhoneLink({ phone, className = "" }: { phone: string; className?: string | undefined }) {
  const words = useWords();
  const shown = formatPhone(phone) ?? phone;
  return (
    <a href={`tel:${phone}`} className={`${styles.phone} ${className}`} aria-label={words.phone.label(shown)}>
      <Icon name="phone" />
      <span>{shown}</span>
    </a>
  );
}
