import { formatPhone, normalisePhone } from "#contract/phone.ts";
import styles from "./tel-link.module.css";

type Props = {
  phone: string;
  big?: boolean;
  /** The number of the page's head: the bottom bar stays away while it is visible. */
  isMain?: boolean;
};

/** A phone number as a link. */
export function TelLink({ phone, big = false, isMain = false }: Props) {
  return (
    <a
      className={`tel ${styles.tel} ${big ? styles.big : ""}`.trimEnd()}
      href={`tel:${normalisePhone(phone)}`}
      data-main={isMain ? "" : undefined}
    >
      {formatPhone(phone) ?? phone}
    </a>
  );
}
