import type { PartnerCity } from "../../tools/centers/center.ts";
import { useWords } from "../../i18n/use-words.tsx";
import { modalHref } from "../../parts/links/modal-pages.ts";

/** A partner city: its modal where scripts run, otherwise the place on the page that tells of it. */
export function CityLink({ city, isPicked }: { city: PartnerCity; isPicked?: boolean }) {
  const { locale } = useWords();
  return (
    <a
      href={`${modalHref(locale, "bbraun", { city: city.slug })}#city`}
      data-modal="bbraun"
      aria-current={isPicked || undefined}
    >
      {city.title}
    </a>
  );
}
