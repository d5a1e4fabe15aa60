import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { z } from "zod";
import type { Locale } from "#contract/locale.ts";
import type { Fault } from "./fault.ts";
import { readFrontMatter } from "./front-matter.ts";
import type { Kind } from "./kinds.ts";
import { toBlocks } from "./markdown-blocks.ts";
import { typeset } from "./typography.ts";

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkDirective).use(remarkGfm);

export type ParsedFile = { id: number; shared: unknown; words: unknown };

/** One file of the pack, in one language. What is wrong goes to `faults`, and then nothing comes back. */
export function parseFile(
  file: string,
  text: string,
  kind: Kind,
  locale: Locale,
  faults: Fault[],
): ParsedFile | undefined {
  const before = faults.length;
  const fault = (line: number, message: string) => void faults.push({ file, line, message });

  const tree = markdown.parse(text);
  const [first] = tree.children;
  if (first?.type !== "yaml") {
    fault(1, "the file begins with its front matter between two lines of ---");
    return undefined;
  }
  const front = readFrontMatter(first.value, frontMatterOf(kind, locale));
  if ("faults" in front) for (const { line, message } of front.faults) fault(line, message);

  const content = readBody(tree, kind, locale, fault);
  if ("faults" in front || faults.length > before) return undefined;

  const { shared, words } = split(front.value, kind);
  return {
    id: Number(shared["id"]),
    shared,
    words: kind.toRecord.words(words, content, (line) => typeset(line, locale)),
  };
}

/** A translation holds words only: what is shared stands in the Russian file. */
function frontMatterOf(kind: Kind, locale: Locale): z.ZodObject {
  return z.strictObject(locale === "ru" ? { ...kind.shared.shape, ...kind.words.shape } : kind.words.shape);
}

function split(front: Record<string, unknown>, kind: Kind) {
  const isShared = ([key]: [string, unknown]) => key in kind.shared.shape;
  const fields = Object.entries(front);
  return {
    shared: Object.fromEntries(fields.filter(isShared)),
    words: Object.fromEntries(fields.filter((field) => !isShared(field))),
  };
}

function readBody(tree: Root, kind: Kind, locale: Locale, fault: (line: number, message: string) => void) {
  const { blocks, refusals } = toBlocks(tree, locale);
  for (const { line, message } of refusals) fault(line, message);
  if (kind.body === "none" && tree.children[1]) {
    fault(tree.children[1].position?.start.line ?? 1, `a file of ${kind.folder}/ has no text under its front matter`);
  }
  return blocks;
}
