import { z } from "zod";
import { subjects } from "#contract/forms/form.ts";
import { feedbackSlugs } from "#contract/records/feedback-type.ts";
import { defineKind } from "../kind.ts";
import { Alias, base } from "./fields.ts";

/** Who gets submissions about a city, a center or a subject. */
export const recipientKind = defineKind("recipient")({
  source: { list: "recipients.yaml" },
  shared: {
    active: base.active,
    center: Alias.optional(),
    city: Alias.optional(),
    subject: z.enum(subjects).optional(),
    email: z.email().optional(),
    types: z.partialRecord(z.enum(feedbackSlugs), z.email()).default({}),
  },
  words: {},
  provides: (front) => `recipient of ${abouts(front)[0]?.join(" ")}`,
  needs: (front) => [
    ...(front.center ? [{ field: ["center"], what: `center ${front.center}` }] : []),
    ...(front.city ? [{ field: ["city"], what: `city ${front.city}` }] : []),
    // A name that never exists: the check's own message says what is wrong.
    ...(abouts(front).length > 1
      ? [{ field: ["center"], what: "entry for more than one of center, city and subject" }]
      : []),
    ...(abouts(front).length === 0 ? [{ field: ["center"], what: "entry without a center, a city or a subject" }] : []),
  ],
  toShared: ({ active, center, city, subject, email, types }) => ({
    active,
    weight: 0,
    types,
    ...(center && { center }),
    ...(city && { city }),
    ...(subject && { subject }),
    ...(email && { email }),
  }),
  toWords: () => ({}),
});

type About = { center?: string | undefined; city?: string | undefined; subject?: string | undefined };

/** What an entry is for: exactly one of these. */
function abouts({ center, city, subject }: About): [string, string][] {
  return Object.entries({ center, city, subject }).filter((entry): entry is [string, string] => Boolean(entry[1]));
}
