import { z } from "zod";
import { Invitation, type Source } from "#contract/records/article-end.ts";
import { defineKind, type Inspection } from "../kind.ts";
import { ArticleFoods } from "./article-foods.ts";
import { joinRanges } from "../join-ranges.ts";
import { Alias, base, DrawingField, Keywords, Line, Moment, PageField, PictureField } from "./fields.ts";

export const articleKind = defineKind("article")({
  source: { folder: "articles", isDeep: true },
  body: "blocks",
  assets: { image: "picture", scene: "picture" },
  shared: {
    ...base,
    category: Alias.nullable().default(null),
    publishedAt: Moment.nullable().default(null),
    reviewedAt: z.iso.date().nullable().default(null),
    image: PictureField.nullable().default(null),
    scene: DrawingField.optional(),
    reviewer: Alias.optional(),
    related: z.array(PageField).min(1).max(6).optional(),
    invitation: Invitation.optional(),
    foods: ArticleFoods.optional(),
  },
  words: {
    title: Line,
    description: Line,
    place: Line.optional(),
    sources: z
      .array(
        z.strictObject({
          title: Line,
          year: z.number().int().min(1900).max(2100).optional(),
          url: z.url({ protocol: /^https?$/ }).optional(),
        }),
      )
      .min(1)
      .optional(),
    meta: z.strictObject({ title: Line, h1: Line, description: Line, keywords: Keywords }).partial().default({}),
  },
  provides: (_front, name) => `article ${name}`,
  needs: ({ category, reviewer }) => [
    ...(category ? [{ field: ["category"], what: `category ${category}` }] : []),
    ...(reviewer ? [{ field: ["reviewer"], what: `specialist ${reviewer}` }] : []),
  ],
  inspect: inspectArticle,
  toShared: (
    { active, weight, category, publishedAt, reviewedAt, image, scene, reviewer, related, invitation },
    alias,
  ) => ({
    alias,
    active,
    weight,
    category,
    publishedAt,
    reviewedAt,
    image,
    // A record has only the fields that its editor wrote.
    ...(scene && { scene }),
    ...(reviewer && { reviewer }),
    ...(related && { related }),
    ...(invitation && { invitation }),
  }),
  toWords: ({ title, description, place, sources, meta }, content, typeset) => ({
    title: typeset(title),
    description: joinRanges(typeset(description)),
    ...(place && { place: typeset(place) }),
    ...(sources && { sources: sources.map((source) => toSource(source, typeset)) }),
    content,
    pageMeta: {
      title: meta.title ?? null,
      h1: meta.h1 ? typeset(meta.h1) : null,
      description: meta.description ?? null,
      keywords: meta.keywords ?? null,
    },
  }),
});

type Said = { related?: string[] | undefined; reviewer?: string | undefined; reviewedAt?: string | null };

function inspectArticle({ related = [], reviewer, reviewedAt }: Said, name: string): Inspection {
  const paths = related.map((path, n) => ({ field: ["related", n], path }));
  const own = related.indexOf(name);
  return {
    paths,
    faults: [
      ...(own >= 0 ? [{ field: ["related", own], message: "a page is not related to itself" }] : []),
      ...(reviewer && !reviewedAt ? [{ field: ["reviewer"], message: "say in reviewedAt when it was checked" }] : []),
    ],
  };
}

/** Leaves absent fields absent. */
function toSource(
  { title, year, url }: { [Key in keyof Source]: Source[Key] },
  typeset: (text: string) => string,
): Source {
  return { title: typeset(title), ...(year && { year }), ...(url && { url }) };
}
