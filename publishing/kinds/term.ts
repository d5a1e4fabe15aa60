import { z } from "zod";
import { defineKind } from "../kind.ts";
import { base, Line } from "./fields.ts";

/** Where a term is read and listed. */
export const GLOSSARY = "glossary";

/** A term of the glossary: an article of the category `glossary`, written in a folder and with fields of its own. */
export const termKind = defineKind("article")({
  source: { folder: GLOSSARY },
  body: "blocks",
  shared: base,
  words: {
    title: Line,
    description: Line,
    /** Other names, by which texts are linked to it too, and the search finds it. */
    synonyms: z.array(Line).min(1).max(20).optional(),
  },
  provides: (_front, name) => `article ${name}`,
  needs: () => [{ field: ["id"], what: `category ${GLOSSARY}` }],
  toShared: ({ active, weight }, alias) => ({
    alias,
    active,
    weight,
    category: GLOSSARY,
    publishedAt: null,
    reviewedAt: null,
    image: null,
  }),
  toWords: ({ title, description, synonyms }, content, typeset) => ({
    title: typeset(title),
    description: typeset(description),
    ...(synonyms && { synonyms: synonyms.map((synonym) => typeset(synonym)) }),
    content,
    pageMeta: { title: null, h1: null, description: null, keywords: synonyms?.join(", ") ?? null },
  }),
});
