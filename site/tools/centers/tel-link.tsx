import { formatPhone, normalisePhone } from "#contract/phone.ts";
import styles from "./tel-link.module.css";

/** A phone number as a link. */
export function TelLink({ phone, big = false }: { phone: string; big?: boolean }) {
  return (
    <a className={`tel ${styles.tel} ${big ? styles.big : ""}`.trimEnd()} href={`tel:${normalisePhone(phone)}`}>
      {formatPhone(phone) ?? phone}
    </a>
  );
}
