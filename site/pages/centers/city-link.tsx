import type { PartnerCity } from "../../tools/centers/center.ts";
import { useWords } from "../../i18n/use-words.tsx";
import { modalHref } from "../../parts/links/modal-pages.ts";

type Props = { city: PartnerCity; /** Its name if absent. */ title?: string; isPicked?: boolean };

/** Links to a partner city: opens its modal if scripts run, otherwise jumps to its entry on the page. */
export function CityLink({ city, title = city.title, isPicked }: Props) {
  const { locale } = useWords();
  return (
    <a
      href={`${modalHref(locale, "bbraun", { city: city.slug })}#city`}
      data-modal="bbraun"
      aria-current={isPicked || undefined}
    >
      {title}
    </a>
  );
}
