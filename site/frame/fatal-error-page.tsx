import { formatPhone } from "#contract/phone.ts";
import { defaultPhones } from "../parts/company/defaults.ts";
import { Urgent } from "../tools/forms/urgent.tsx";

/** When showing the error page itself has failed: no words, no data, no shell to lean on. */
export function FatalErrorPage() {
  return (
    <main lang="en">
      <title>An error occurred</title>
      <h1>An error occurred while showing this page</h1>
      <p>
        <a href="/">Go back home</a>
      </p>
      <p>
        <a href={`tel:${defaultPhones.en}`}>{formatPhone(defaultPhones.en)}</a>
      </p>
      <Urgent locale="en" />
    </main>
  );
}
