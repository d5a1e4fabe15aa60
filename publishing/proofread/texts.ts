import type { Locale } from "#contract/locale.ts";
import type { Sources } from "../facts/read-sources.ts";
import type { Part } from "./outline-of.ts";
import type { WrongWords } from "./read-wrong-words.ts";

/** Text as written in a file, from this line on. A quoted fact is one character, ￼. */
export type Text = {
  line: number;
  locale: Locale;
  text: string;
  field: string;
  /** In a paragraph or a list, where the terms of the glossary are linked. */
  isRunning?: true;
  /** What stands for each ￼, in order: `facts.emergency`. */
  quoted?: string[];
};
export type TextFile = {
  file: string;
  /** The folder of its kind, or the name of a list. */
  folder: string;
  name: string;
  locale: Locale;
  front: Record<string, unknown>;
  /** The position of a front-matter field, by its path: `fields.phone`. */
  lines: Map<string, number>;
  texts: Text[];
  /** The elements under the front matter besides paragraphs. */
  outline: Part[];
  /** The facts that the text quotes: `facts.emergency`. */
  quotes: { line: number; name: string }[];
};
export type Texts = { root: string; files: TextFile[]; sources: Sources; wrongWords: WrongWords };
