import { readFile } from "node:fs/promises";
import { createContentStore } from "#api/db/content-store.ts";
import { createInboxStore } from "#api/db/inbox-store.ts";
import { createReviewStore } from "#api/db/review-store.ts";
import { publishReview, unpublishReview } from "#api/inbox/publish-review.ts";
import { Refusal } from "#api/refusal.ts";
import { type Command, readArgs } from "./tool.ts";
import { printable } from "./inbox-words.ts";

export const publish: Command = {
  usage: "publish REFERENCE [--author NAME] [--title TITLE] [--answer TEXT] [--text-from FILE] [--center ALIAS]",
  about: "shows a review on the site, its author's surname shortened",
  async run(args, { database: { db }, now }) {
    const options = {
      author: { type: "string" },
      title: { type: "string" },
      answer: { type: "string" },
      "text-from": { type: "string" },
      center: { type: "string" },
    } as const;
    const { values, positionals } = readArgs(args, options, 1);
    const { "text-from": file, ...words } = values;
    const text = file === undefined ? undefined : await readText(file);
    const stores = { inbox: createInboxStore(db), reviews: createReviewStore(db), content: createContentStore(db) };
    const review = await publishReview(stores, positionals[0], { ...words, text }, now);
    const { reference, title, author, center, date, answer } = review;
    console.log(`${reference} is published and shown within two seconds:\n`);
    const shown = [title, "", review.text, "", `${author}, ${center}, ${date}`];
    console.log(printable([...shown, ...(answer ? ["", `Our answer: ${answer}`] : [])].join("\n")));
  },
};

export const unpublish: Command = {
  usage: "unpublish REFERENCE",
  about: "takes a published review off the site",
  async run(args, { database }) {
    const { positionals } = readArgs(args, {}, 1);
    const reference = await unpublishReview(createReviewStore(database.db), positionals[0]);
    console.log(`${reference} is not shown any more`);
  },
};

async function readText(file: string): Promise<string> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`${file} cannot be read (${error.code})`);
  });
  if (!text.trim()) throw new Refusal(`${file} is empty`);
  return text;
}
