import { formatPhone, normalisePhone } from "#contract/phone.ts";

/** A phone that is dialled on a tap. */
export function TelLink({ phone, className = "" }: { phone: string; className?: string | undefined }) {
  return (
    <a className={`tel ${className}`.trimEnd()} href={`tel:${normalisePhone(phone)}`}>
      {formatPhone(phone) ?? phone}
    </a>
  );
}
