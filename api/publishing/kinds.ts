import { z } from "zod";
import type { Block } from "#contract/blocks/block.ts";
import type { Stored, StoredAddress, StoredArticle } from "../stored.ts";

/** A kind of record in the pack: its folder, what its front matter holds, and what the database keeps. */
export type Kind = {
  name: "article" | "address";
  folder: string;
  /** In the Russian file: what does not depend on the language. */
  shared: z.ZodObject;
  /** In every language's file. */
  words: z.ZodObject;
  /** Whether the Markdown under the front matter is content, or must be empty. */
  body: "blocks" | "none";
  /** What is read as a sentence passes through `typeset`. */
  toRecord: {
    shared(front: unknown, fileName: string): unknown;
    words(front: unknown, content: Block[], typeset: (text: string) => string): unknown;
  };
};

const base = {
  id: z.number().int().positive(),
  active: z.boolean().default(true),
  weight: z.number().int().default(0),
};

const line = z.string().trim().min(1).max(300);

/** Written with any offset, kept in UTC. */
const Moment = z.iso.datetime({ offset: true }).transform((moment) => new Date(moment).toISOString());

const article = kindOf<StoredArticle>()({
  name: "article",
  folder: "pages",
  shared: z.strictObject({
    ...base,
    publishedAt: Moment.nullable().default(null),
  }),
  words: z.strictObject({
    title: line,
    description: line,
    meta: z
      .strictObject({
        title: line,
        h1: line,
        description: line,
        keywords: line,
      })
      .partial()
      .default({}),
  }),
  body: "blocks",
  toRecord: {
    shared: ({ active, weight, publishedAt }, fileName) => ({
      alias: fileName,
      active,
      weight,
      publishedAt,
    }),
    words: ({ title, description, meta }, content, typeset) => ({
      title: typeset(title),
      description: typeset(description),
      content,
      pageMeta: {
        title: meta.title ?? null,
        h1: meta.h1 ? typeset(meta.h1) : null,
        description: meta.description ?? null,
        keywords: meta.keywords ?? null,
      },
    }),
  },
});

const address = kindOf<StoredAddress>()({
  name: "address",
  folder: "addresses",
  shared: z.strictObject(base),
  words: z.strictObject({
    title: line,
    phone: z.string().regex(/^\+\d{8,15}$/, "a phone is written as + and digits only"),
    email: z.email(),
    address: line,
    workHours: line,
  }),
  body: "none",
  toRecord: {
    shared: ({ active, weight }, fileName) => ({
      slug: fileName,
      active,
      weight,
    }),
    words: (words, _content, typeset) => ({
      ...words,
      address: typeset(words.address),
      workHours: typeset(words.workHours),
    }),
  },
});

export const kinds: readonly Kind[] = [article, address];

/** Ties what the front matter gives to what the record needs; outside, all kinds look the same. */
function kindOf<Result extends Stored<unknown, unknown>>() {
  return <Shared extends z.ZodObject, Words extends z.ZodObject>(
    kind: Omit<Kind, "shared" | "words" | "toRecord"> & {
      shared: Shared;
      words: Words;
      toRecord: {
        shared(front: z.output<Shared>, fileName: string): Result["shared"];
        words(front: z.output<Words>, content: Block[], typeset: (text: string) => string): Result["words"]["ru"];
      };
    },
  ): Kind => kind as Kind;
}
