import { z } from "zod";
import { defineKind } from "../kind.ts";
import { ArticleFoods } from "./article-foods.ts";
import { Alias, base, Line, Moment, PictureField } from "./fields.ts";

export const articleKind = defineKind("article")({
  source: { folder: "articles", isDeep: true },
  body: "blocks",
  assets: { image: "picture" },
  shared: {
    ...base,
    category: Alias.nullable().default(null),
    publishedAt: Moment.nullable().default(null),
    reviewedAt: z.iso.date().nullable().default(null),
    image: PictureField.nullable().default(null),
    foods: ArticleFoods.optional(),
  },
  words: {
    title: Line,
    description: Line,
    place: Line.optional(),
    meta: z.strictObject({ title: Line, h1: Line, description: Line, keywords: Line }).partial().default({}),
  },
  provides: (_front, name) => `article ${name}`,
  needs: ({ category }) => (category ? [{ field: ["category"], what: `category ${category}` }] : []),
  toShared: ({ active, weight, category, publishedAt, reviewedAt, image }, alias) => ({
    alias,
    active,
    weight,
    category,
    publishedAt,
    reviewedAt,
    image,
  }),
  toWords: ({ title, description, place, meta }, content, typeset) => ({
    title: typeset(title),
    description: typeset(description),
    ...(place && { place: typeset(place) }),
    content,
    pageMeta: {
      title: meta.title ?? null,
      h1: meta.h1 ? typeset(meta.h1) : null,
      description: meta.description ?? null,
      keywords: meta.keywords ?? null,
    },
  }),
});
