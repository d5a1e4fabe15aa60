import { entityConfigs } from "#contract/entity-configs.ts";
import { languageOfText } from "#contract/text-language.ts";
import type { ContentStore } from "../db/content-store.ts";
import type { InboxStore } from "../db/inbox-store.ts";
import type { PublishedReview, ReviewStore } from "../db/review-store.ts";
import { Refusal } from "../refusal.ts";
import type { StoredKinds } from "../stored.ts";
import { readReference } from "../reference.ts";
import { findEntry } from "./find-entry.ts";
import { shortName } from "./short-name.ts";

/** What staff may change in a review; the rest is as its author wrote it. */
export type ReviewWords = { author?: string; title?: string; text?: string; answer?: string; center?: string };
export type ReviewStores = { inbox: InboxStore; reviews: ReviewStore; content: ContentStore };

/** Publishes a review on the site. When it is published again, earlier changes by staff are kept. */
export async function publishReview(
  { inbox, reviews, content }: ReviewStores,
  reference: string | undefined,
  words: ReviewWords,
  now: Date,
): Promise<PublishedReview> {
  const entry = await findEntry(inbox, reference, now);
  if (entry.type !== "review") throw new Refusal(`${entry.reference} is not a review but ${entry.type}`);
  if (entry.erasedAt) throw new Refusal(`${entry.reference} was erased: there is nothing left to publish`);
  const consents = await inbox.consents(entry.id);
  if (!consents.some(({ document, how }) => document === "publication" && how === "ticked"))
    throw new Refusal(`${entry.reference} came without consent to publish it`);
  const before = await reviews.byReference(entry.reference);
  const text = plain(words.text ?? before?.text ?? entry.message);
  const wanted = words.center ?? before?.center ?? entry.other.find(({ title }) => title === "Center")?.value ?? "";
  const review: PublishedReview = {
    reference: entry.reference,
    center: await centerAlias(content, wanted),
    author: words.author ?? before?.author ?? shortName(entry.name),
    title: words.title ?? before?.title ?? firstWords(text),
    text,
    answer: plain(words.answer ?? before?.answer ?? ""),
    locale: languageOfText(text, entry.locale),
    date: dayInMoscow(entry.cameAt),
  };
  await reviews.publish(review);
  await inbox.markAnswered(entry.id, now.toISOString());
  return review;
}

/** Works also if the review's submission was erased. */
export async function unpublishReview(reviews: ReviewStore, reference: string | undefined): Promise<string> {
  const wanted = readReference(reference ?? "");
  if (!(await reviews.unpublish(wanted))) throw new Refusal(`${reference ?? "nothing"} is not published`);
  return wanted;
}

const { center } = entityConfigs;

/** The form may have sent the alias or the title of the center. */
async function centerAlias(content: ContentStore, wanted: string): Promise<string> {
  const { version } = await content.shown();
  const hashes = (await content.entries(version)).filter(({ kind }) => kind === "entity").map(({ hash }) => hash);
  const bodies = await content.bodies(hashes);
  const centers = bodies
    .map(({ data }) => JSON.parse(data) as StoredKinds["entity"])
    .filter(({ shared }) => shared.config === center.id);
  const isMeant = ({ shared, words }: StoredKinds["entity"]) =>
    [shared.alias, ...Object.values(words).map(({ title }) => title)].some(
      (name) => likeness(name) === likeness(wanted),
    );
  const found = centers.find(isMeant);
  if (found) return found.shared.alias;
  const aliases = centers.map(({ shared }) => shared.alias).toSorted();
  throw new Refusal(`“${wanted}” is none of our centers: give one of these with --center\n${aliases.join("\n")}`);
}

/** Typography inserts no-break spaces and curly quotes where a visitor's form has plain ones. */
function likeness(name: string): string {
  return name
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}

/** Plain text, without invisible characters such as direction overrides. */
function plain(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, "\n")
    .replaceAll(/[^\P{C}\n]/gu, "")
    .trim();
}

const LONGEST_TITLE = 60;

/** The first sentence if it is short, otherwise the first words. */
function firstWords(text: string): string {
  const [line = ""] = text.split("\n");
  const sentence = /^.*?[.!?…](?=\s|$)/u.exec(line)?.[0] ?? line;
  if (sentence.length <= LONGEST_TITLE) return sentence.replace(/\.$/u, "");
  const cut = sentence.slice(0, LONGEST_TITLE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[\s,;:–—-]+$/u, "")}…`;
}

function dayInMoscow(moment: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Moscow" }).format(new Date(moment));
}
