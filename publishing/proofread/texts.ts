import type { Locale } from "#contract/locale.ts";
import type { Sources } from "../facts/read-sources.ts";
import type { Part } from "./outline-of.ts";
import type { WrongWords } from "./read-wrong-words.ts";

/** Words as they stand in a file, from this line on. What is quoted from a record is one sign, ￼. */
export type Text = { line: number; locale: Locale; text: string; field: string };
export type TextFile = {
  file: string;
  /** The folder of its kind, or the name of a list. */
  folder: string;
  name: string;
  locale: Locale;
  front: Record<string, unknown>;
  /** Where a field of the front matter stands, by its path: `fields.phone`. */
  lines: Map<string, number>;
  texts: Text[];
  /** What stands under the front matter besides paragraphs. */
  outline: Part[];
  /** The facts that the text quotes: `facts.emergency`. */
  quotes: { line: number; name: string }[];
};
export type Texts = { root: string; files: TextFile[]; sources: Sources; wrongWords: WrongWords };
