import { formatPhone } from "#contract/phone.ts";
import { useWords } from "../i18n/use-words.tsx";
import { Logo } from "./logo.tsx";

/** On paper only, at the top of each sheet: whose it is and whom to call. A sheet is given on without the others. */
export function PaperHead({ phone }: { phone: string | undefined }) {
  const { brand } = useWords();
  return (
    <div className="paper-head" aria-hidden="true">
      <p>
        <Logo />
        <b>{brand.name}</b>
        {phone && <span>{formatPhone(phone) ?? phone}</span>}
      </p>
    </div>
  );
}
