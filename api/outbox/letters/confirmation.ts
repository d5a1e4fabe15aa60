import { oneLine } from "#contract/one-line.ts";
import { formatPhone } from "#contract/phone.ts";
import type { Snapshot } from "../../snapshot/snapshot.ts";
import type { Letter, Part } from "../letter.ts";
import { formatMoment } from "./format-moment.ts";
import type { Submission } from "./submission.ts";
import { confirmationWords } from "./letter-words.ts";

/** To the visitor: the number, the promise, how to reach us. */
export function confirmation({ reference, type, locale, replyDueAt, payload }: Submission, snapshot: Snapshot): Letter {
  const words = confirmationWords[locale];
  const office = snapshot.in[locale].addresses.find(({ slug }) => slug === "default");
  const contacts: Part[] = office
    ? [
        { text: words.contacts },
        {
          rows: [
            [words.phone, formatPhone(office.phone) ?? office.phone],
            [words.email, office.email],
            [words.hours, office.workHours],
          ],
        },
      ]
    : [];
  const promise = replyDueAt ? words.promiseBy(formatMoment(replyDueAt, locale)) : words.promise;
  return {
    to: oneLine(payload.email),
    subject: words.subject(reference),
    locale,
    parts: [
      { text: words.greeting },
      { text: words.got(reference) },
      { text: type === "review" ? words.review : promise },
      { text: words.urgent },
      ...contacts,
      { text: words.notYou },
    ],
    ...(office && { replyTo: { name: "", address: office.email } }),
    isAutomatic: true,
  };
}
