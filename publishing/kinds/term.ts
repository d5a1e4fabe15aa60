import { z } from "zod";
import { DiagramName } from "#contract/records/diagram-name.ts";
import { defineKind } from "../kind.ts";
import { joinRanges } from "../join-ranges.ts";
import { base, DrawingField, Line } from "./fields.ts";

/** The page of a term, and the page that lists them. */
export const GLOSSARY = "glossary";

/** A term of the glossary: an article of the category `glossary`, with its own folder and fields. */
export const termKind = defineKind("article")({
  source: { folder: GLOSSARY },
  body: "blocks",
  assets: { scene: "picture" },
  shared: { ...base, scene: DrawingField.optional(), diagram: DiagramName.optional() },
  words: {
    title: Line,
    description: Line,
    /** Synonyms, which texts also link to it and the search also finds. */
    synonyms: z.array(Line).min(1).max(20).optional(),
  },
  provides: (_front, name) => `article ${name}`,
  needs: () => [{ field: ["id"], what: `category ${GLOSSARY}` }],
  toShared: ({ active, weight, scene, diagram }, alias) => ({
    alias,
    active,
    weight,
    category: GLOSSARY,
    publishedAt: null,
    reviewedAt: null,
    image: null,
    ...(scene && { scene }),
    ...(diagram && { diagram }),
  }),
  toWords: ({ title, description, synonyms }, content, typeset) => ({
    title: typeset(title),
    description: joinRanges(typeset(description)),
    ...(synonyms && { synonyms: synonyms.map((synonym) => typeset(synonym)) }),
    content,
    pageMeta: { title: null, h1: null, description: null, keywords: synonyms?.join(", ") ?? null },
  }),
});
