import { formatPhone } from "#contract/phone.ts";
import { useWords } from "../i18n/use-words.tsx";
import { Logo } from "./logo.tsx";

/** Only when printed, at the top of each sheet: the company and whom to call, because sheets get separated. */
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
