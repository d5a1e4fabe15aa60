import { formatPhone } from "#contract/phone.ts";
import { defaultPhones } from "../parts/company/defaults.ts";
import { Urgent } from "../tools/forms/urgent.tsx";
import { fatalErrorWords } from "./fatal-error-words.ts";

/** Shown if the error page itself fails: it depends on no words, no data and no shell. */
export function FatalErrorPage() {
  const { locale, title, what, toHome } = fatalErrorWords;
  const phone = defaultPhones[locale];
  return (
    <main lang={locale}>
      <title>{title}</title>
      <h1>{what}</h1>
      <p>
        <a href="/">{toHome}</a>
      </p>
      <p>
        <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      </p>
      <Urgent locale={locale} />
    </main>
  );
}
