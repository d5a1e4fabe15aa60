import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { z } from "zod";
import { calls, type CallName } from "../calls.ts";
import { readAnswer } from "../liberal/read-answer.ts";

/** Lists, each with one complete record. */
const whole = {
  id: 1,
  alias: "good",
  slug: "good",
  title: "Good",
  path: "/a.pdf",
  image: "/a.jpg",
  type: "default",
  ids: [1],
  pages: 1,
};
const lists: [CallName, string][] = [
  ["articles", "articles"],
  ["categories", "categories"],
  ["entities", "entities"],
  ["cities", "cities"],
  ["addresses", "addresses"],
  ["files", "files"],
  ["galleryFiles", "galleryFiles"],
  ["links", "links"],
];

const fields = [
  "id",
  "locale",
  "title",
  "alias",
  "slug",
  "active",
  "weight",
  "content",
  "image",
  "category",
  "pageMeta",
  "publishedAt",
  "config",
  "path",
  "description",
  "translations",
  "phone",
  "preview",
  "size",
];
const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 3 })),
  fc.record({
    ...Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, fc.constant(value)])),
    content: fc.array(
      fc.record({
        type: fc.constantFrom(
          "paragraph",
          "list",
          "table",
          "image",
          "embed",
          "quote",
          "header",
          "linking",
          "spoiler",
          "raw",
          "button",
          "linkTool",
        ),
        data: fc.jsonValue({ maxDepth: 4 }),
      }),
    ),
  }),
);

test.each(lists)(
  "any JSON among the records of %s leaves the other records unchanged, and what is read matches the contract",
  async (name, key) => {
    const { output } = calls[name];
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { maxLength: 5 }), async (records) => {
        const read = (await readAnswer(output, { [key]: [...records, whole] }, "ru")) as Record<string, unknown[]>;
        const strict = (output as z.ZodType).safeParse(read);
        expect(strict.error?.issues ?? []).toEqual([]);
        expect(read[key]?.at(-1)).toMatchObject({ title: "Good" });
      }),
      { numRuns: 150, seed: 17 },
    );
  },
);
