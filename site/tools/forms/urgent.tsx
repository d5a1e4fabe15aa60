import type { Locale } from "#contract/locale.ts";

const words = {
  ru: { before: "Если нужна срочная помощь, звоните", or: "или" },
  en: { before: "In an emergency in Russia, call", or: "(ambulance) or" },
} satisfies Record<Locale, object>;

/** Stands on every form, every result and the error page: a form is no ambulance. */
export function Urgent({ locale }: { locale: Locale }) {
  const { before, or } = words[locale];
  return (
    <p className="urgent">
      {before}{" "}
      <span>
        <a className="tel" href="tel:103">
          103
        </a>{" "}
        {or}{" "}
        <a className="tel" href="tel:112">
          112
        </a>
      </span>
    </p>
  );
}
