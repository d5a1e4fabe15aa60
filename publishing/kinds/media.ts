import { z } from "zod";
import { locales } from "#contract/locale.ts";
import { defineKind } from "../kind.ts";
import { Alias, base, DocumentField, Line, PictureField } from "./fields.ts";

export const fileKind = defineKind("file")({
  source: { folder: "files" },
  assets: { file: "document" },
  shared: {
    ...base,
    file: DocumentField,
    /** The language of its content. */
    language: z.enum(locales).optional(),
    /** The article it is made from, by `npm run content -- leaflets`. */
    article: Alias.optional(),
    /** The digest of the text it was made from: written by that command, and compared by `check`. */
    madeFrom: z.string().optional(),
  },
  words: { title: Line },
  provides: ({ id }) => `file ${id}`,
  toShared: ({ active, weight, file, language }) => ({ active, weight, ...file, ...(language && { language }) }),
  toWords: ({ title }, _content, typeset) => ({ title: typeset(title) }),
});

export const galleryKind = defineKind("gallery")({
  source: { folder: "galleries" },
  assets: { pictures: "picture" },
  shared: { ...base, pictures: z.array(PictureField).min(1) },
  words: { titles: z.array(Line).min(1) },
  provides: ({ id }) => `gallery ${id}`,
  toShared: ({ active, weight, pictures }, alias) => ({ alias, active, weight, pictures }),
  toWords: ({ titles }, _content, typeset) => ({ titles: titles.map((title) => typeset(title)) }),
});
