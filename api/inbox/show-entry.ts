import type { InboxFile, InboxStore, Letter } from "../db/inbox-store.ts";
import type { ReviewStore } from "../db/review-store.ts";
import type { Tables } from "../db/schema.ts";
import type { Entry } from "./entry.ts";
import { findEntry } from "./find-entry.ts";

export type WholeEntry = Entry & {
  consents: Pick<Tables["consent"], "document" | "version" | "how" | "given_at">[];
  files: InboxFile[];
  letters: Omit<Letter, "submission_id">[];
  /** The review as published, even if it is not shown any more. */
  review: Omit<Tables["review"], "reference"> | null;
};

/** Everything stored about one submission. */
export async function showEntry(
  store: InboxStore,
  reviews: ReviewStore,
  reference: string | undefined,
  now: Date,
): Promise<WholeEntry> {
  const entry = await findEntry(store, reference, now);
  const [consents, files, letters, review] = await Promise.all([
    store.consents(entry.id),
    store.files(entry.id),
    store.letters(entry.id),
    reviews.byReference(entry.reference),
  ]);
  return {
    ...entry,
    consents: consents.map(({ submission_id: _known, ...consent }) => consent),
    files,
    letters: letters.map(({ submission_id: _known, ...letter }) => letter),
    review: review ? withoutReference(review) : null,
  };
}

function withoutReference({ reference: _known, ...review }: Tables["review"]): Omit<Tables["review"], "reference"> {
  return review;
}
