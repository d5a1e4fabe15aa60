import type { FeedbackInput } from "#contract/feedback.ts";
import { entriesOf } from "#contract/forms/details.ts";
import { normalisePhone } from "#contract/phone.ts";
import type { ErasureStore, KeptPerson } from "../db/erasure-store.ts";
import type { ReviewStore } from "../db/review-store.ts";
import { Refusal } from "../refusal.ts";
import { isReference, readReference } from "../reference.ts";

export type Found = {
  /** Sent by this person: will be erased. */
  persons: KeptPerson[];
  /** A published review whose submission was erased earlier. */
  review: string | null;
  /** Submissions of others that mention this phone or e-mail: for a person to check. */
  mentions: KeptPerson[];
};

type Payload = Pick<FeedbackInput, "phone" | "email" | "content" | "extra"> & Partial<Pick<FeedbackInput, "details">>;
type Look = { isSender(payload: Payload): boolean; isMentioned(text: string): boolean };

/** All stored data of a person, found by e-mail, by phone, or by the reference of one submission. */
export async function findPerson(erasures: ErasureStore, reviews: ReviewStore, who: string): Promise<Found> {
  const found: Found = { persons: [], review: null, mentions: [] };
  const reference = isReference(who) ? readReference(who) : null;
  const look = reference ? null : lookFor(who);
  for await (const person of erasures.kept()) {
    if (person.reference === reference) found.persons.push(person);
    if (!look) continue;
    const payload = JSON.parse(person.payload) as Payload;
    if (look.isSender(payload)) found.persons.push(person);
    else if (look.isMentioned(textOf(payload))) found.mentions.push(person);
  }
  if (reference && found.persons.length === 0 && (await reviews.byReference(reference))) found.review = reference;
  return found;
}

export async function erasePerson(erasures: ErasureStore, { persons, review }: Found, now: Date): Promise<void> {
  await erasures.erase(persons, "wish", now.toISOString());
  if (review) await erasures.eraseReview(review);
}

function lookFor(who: string): Look {
  if (who.includes("@")) {
    const email = likeness(who);
    return {
      isSender: (payload) => likeness(payload.email) === email,
      isMentioned: (text) => likeness(text).includes(email),
    };
  }
  const phone = normalisePhone(who.trim());
  if (!/^\+\d{8,15}$/.test(phone))
    throw new Refusal(`“${who}” is neither an e-mail, nor a phone, nor a reference such as 482-173-950`);
  // People write a number in many ways, but its last ten digits are always the same.
  const digits = phone.slice(1).slice(-10);
  return {
    isSender: (payload) => normalisePhone(payload.phone) === phone,
    isMentioned: (text) => text.replaceAll(/[\s().+\p{Pd}]/gu, "").includes(digits),
  };
}

function textOf(payload: Payload): string {
  return [payload.content, ...entriesOf(payload).map(({ value }) => value)].join("\n");
}

function likeness(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}
