import type { Root } from "mdast";
import { isLocale, type Locale } from "#contract/locale.ts";
import { type Fact, type Facts, UnknownFact } from "./facts.ts";
import { fillText, fillTree } from "./fill-tree.ts";
import { hidePlaceholders } from "./placeholders.ts";

export type Filling = {
  /** The file with its placeholders hidden, ready to be parsed. */
  text: string;
  fillTree(tree: Root): void;
  /** For a string of the front matter at `path`. */
  fillField(text: string, path: PropertyKey[]): string;
};

/** Fills facts into one file. A missing fact is reported once, with its line. */
export function fillFile(
  source: string,
  { facts, locale, fault }: { facts: Facts; locale: Locale; fault(line: number, message: string): void },
): Filling {
  const { text, uses } = hidePlaceholders(source);
  for (const [n, line] of text.split("\n").entries())
    if (line.includes("{{")) fault(n + 1, "{{ is not closed by }} on its line");
  const told = new Set<number>();
  const tellIn =
    (language: Locale) =>
    (number: number): Fact => {
      const { expression = "", line = 1 } = uses[number] ?? {};
      try {
        return facts.tell(expression, language);
      } catch (error) {
        if (!(error instanceof UnknownFact)) throw error;
        if (!told.has(number)) fault(line, error.message);
        told.add(number);
        return { text: expression, kept: expression };
      }
    };
  return {
    text,
    fillTree: (tree) => fillTree(tree, tellIn(locale)),
    fillField(value, path) {
      // Some files contain both languages, each under its key.
      const tell = tellIn((path.findLast((key) => isLocale(key)) as Locale | undefined) ?? locale);
      if (path.at(-1) !== "phone") return fillText(value, tell);
      return fillText(value, (use) => ({ ...tell(use), text: tell(use).kept }));
    },
  };
}
