import { z } from "zod";
import { isLocale, type Locale } from "#contract/locale.ts";
import { feedbackSlugs } from "#contract/records/feedback-type.ts";
import { defineKind, type Typeset } from "../kind.ts";
import { inspectVariable } from "./inspect-variable.ts";
import { Alias, base, Line, Phone } from "./fields.ts";

export const categoryKind = defineKind("category")({
  source: { folder: "categories" },
  shared: { ...base, parent: Alias.nullable().default(null) },
  words: { title: Line, description: Line },
  provides: (_front, name) => `category ${name}`,
  needs: ({ parent }) => (parent ? [{ field: ["parent"], what: `category ${parent}` }] : []),
  toShared: ({ active, weight, parent }, alias) => ({ alias, active, weight, parent }),
  toWords: ({ title, description }, _content, typeset) => ({
    title: typeset(title),
    description: typeset(description),
  }),
});

export const addressKind = defineKind("address")({
  source: { folder: "addresses" },
  shared: base,
  words: { title: Line, phone: Phone, email: z.email(), address: Line, workHours: Line },
  provides: (_front, name) => `address ${name}`,
  toShared: ({ active, weight }, slug) => ({ slug, active, weight }),
  toWords: (words, _content, typeset) => ({
    ...words,
    title: typeset(words.title),
    address: typeset(words.address),
    workHours: typeset(words.workHours),
  }),
});

export const variableKind = defineKind("variable")({
  source: { folder: "variables" },
  // Variables are looked up by key, so they need no id.
  shared: { active: base.active },
  words: { value: z.json() },
  provides: (_front, name) => `variable ${name}`,
  inspect: ({ value }, key) => inspectVariable(key, value),
  toShared: ({ active }, key) => ({ key, active, weight: 0 }),
  toWords: ({ value }, _content, typeset) => ({ value: typesetSentences(value, typeset) }),
});

export const cityKind = defineKind("city")({
  source: { list: "cities.yaml" },
  shared: {
    ...base,
    slug: Alias,
    partner: z.boolean(),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
  },
  // Everyday names, by which people look for it: Питер, St Petersburg.
  words: { title: Line, also: z.array(Line).default([]) },
  provides: ({ slug }) => `city ${slug}`,
  toShared: ({ active, weight, slug, partner, latitude, longitude }) => ({
    active,
    weight,
    slug,
    partner,
    ...(latitude !== undefined && { latitude }),
    ...(longitude !== undefined && { longitude }),
  }),
  toWords: ({ title, also }) => ({ title, ...(also.length > 0 && { names: [title, ...also] }) }),
});

export const feedbackTypeKind = defineKind("feedback-type")({
  source: { list: "feedback-types.yaml" },
  shared: { ...base, slug: z.enum(feedbackSlugs) },
  words: { title: Line },
  provides: ({ slug }) => `feedback type ${slug}`,
  toShared: ({ active, weight, slug }) => ({ active, weight, slug }),
  toWords: ({ title }) => ({ title }),
});

/**
 * A string without a space is a key, a path or an address, and stays as it is. If both languages are in one file, each
 * gets its own typography.
 */
function typesetSentences(value: Json, typeset: Typeset, locale?: Locale): Json {
  if (typeof value === "string") return value.includes(" ") ? typeset(value, locale) : value;
  if (Array.isArray(value)) return value.map((item) => typesetSentences(item, typeset, locale));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, typesetSentences(item, typeset, isLocale(key) ? key : locale)]),
  );
}

type Json = z.output<ReturnType<typeof z.json>>;
