import { oneLine } from "#contract/one-line.ts";

/** What can identify a person: an e-mail or other name with @, a web address, six or more digits in a row. */
const CONTACTS = /\S*\s?@\s?\S*|(?:https?:\/\/|www\.)\S+|\+?\p{Nd}(?:[\s()./–—-]*\p{Nd}){5,}/giu;

/** Redacts phones, e-mails, dates of birth and policy numbers from a remark. */
export function redactContacts(text: string): string {
  return oneLine(text).replaceAll(CONTACTS, "[…]").replaceAll(/\s+/g, " ").trim();
}
