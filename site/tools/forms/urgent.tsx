import type { Locale } from "#contract/locale.ts";
import { AmbulanceNumbers } from "../../parts/company/ambulance-numbers.tsx";

const words = {
  ru: { before: "Если нужна срочная помощь, звоните", or: "или" },
  en: { before: "In an emergency in Russia, call", or: "(ambulance) or" },
} satisfies Record<Locale, object>;

/** On every form, every result and the error page: a form is not for emergencies. */
export function Urgent({ locale }: { locale: Locale }) {
  const { before, or } = words[locale];
  return (
    <p className="urgent">
      {before}{" "}
      <span>
        <AmbulanceNumbers or={or} className="tel" />
      </span>
    </p>
  );
}
