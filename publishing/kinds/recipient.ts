import { z } from "zod";
import { feedbackSlugs } from "#contract/records/feedback-type.ts";
import { defineKind } from "../kind.ts";
import { Alias, base } from "./fields.ts";

/** Who reads what visitors send about a city or a center. */
export const recipientKind = defineKind("recipient")({
  source: { list: "recipients.yaml" },
  shared: {
    active: base.active,
    center: Alias.optional(),
    city: Alias.optional(),
    email: z.email().optional(),
    types: z.partialRecord(z.enum(feedbackSlugs), z.email()).default({}),
  },
  words: {},
  provides: ({ center, city }) => (center ? `recipient of center ${center}` : `recipient of city ${city}`),
  needs: ({ center, city }) => [
    ...(center ? [{ field: ["center"], what: `center ${center}` }] : []),
    ...(city ? [{ field: ["city"], what: `city ${city}` }] : []),
    // Nothing is ever called so: the check's own sentence says what is wrong.
    ...(center && city ? [{ field: ["city"], what: "entry for both a center and a city" }] : []),
    ...(center || city ? [] : [{ field: ["center"], what: "entry for neither a center nor a city" }]),
  ],
  toShared: ({ active, center, city, email, types }) => ({
    active,
    weight: 0,
    types,
    ...(center && { center }),
    ...(city && { city }),
    ...(email && { email }),
  }),
  toWords: () => ({}),
});
