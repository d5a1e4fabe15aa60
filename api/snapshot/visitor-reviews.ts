import { defaultLocale } from "#contract/locale.ts";
import { entityConfigs } from "#contract/entity-configs.ts";
import type { StoredRecord } from "../db/content-store.ts";
import type { Tables } from "../db/schema.ts";
import type { StoredKinds } from "../stored.ts";

/**
 * A visitor's review as a record beside those of the pack. It belongs to no version, so a rollback does not change it.
 */
export function toStoredReview(review: Tables["review"]): StoredRecord {
  const { id, center, date, author, title, text, answer, locale } = review;
  const body: StoredKinds["entity"] = {
    id,
    language: locale,
    shared: {
      alias: `visitor-${id}`,
      config: entityConfigs.review.id,
      active: true,
      // Before those that the editors ordered, newest first.
      weight: -id,
      image: null,
      gallery: null,
      fields: { center, date },
    },
    words: { [defaultLocale]: { title, fields: { author, text, ...(answer && { answer }) } } },
  };
  return { kind: "entity", id, body };
}
