import { formatPhone, isTollFree } from "#contract/phone.ts";
import { useWords } from "../i18n/use-words.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./phone-link.module.css";

type Props = {
  phone: string;
  className?: string | undefined;
  /** Adds "toll-free" beside a toll-free number. */
  hasNote?: boolean;
  hasIcon?: boolean;
  /** Without a label the number is enough: beside an address its purpose is clear. */
  isNamed?: boolean;
  /** The number to call on this page: the bottom bar stays away while it is visible. */
  isMain?: boolean;
};

export function PhoneLink({
  phone,
  className = "",
  hasNote = false,
  hasIcon = true,
  isNamed = true,
  isMain = false,
}: Props) {
  const words = useWords();
  const shown = formatPhone(phone) ?? phone;
  const link = (
    <a
      href={`tel:${phone}`}
      className={`${styles.phone} ${className}`}
      aria-label={isNamed ? words.phone.label(shown) : undefined}
      data-main={isMain ? "" : undefined}
    >
      {hasIcon && <Icon name="phone" />}
      <span>{shown}</span>
    </a>
  );
  if (!hasNote || !isTollFree(phone)) return link;
  return (
    <span className={styles.noted}>
      {link} <small className={styles.note}>{words.phone.free}</small>
    </span>
  );
}
