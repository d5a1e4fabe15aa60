import type { Nodes, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { isMap, isPair, isScalar, LineCounter, parseDocument, visit as visitYaml } from "yaml";
import { defaultLocale, isLocale, type Locale } from "#contract/locale.ts";
import { hidePlaceholders, type Use } from "../facts/placeholders.ts";
import { parseMarkdown } from "../parse-markdown.ts";
import { outlineOf } from "./outline-of.ts";
import type { Text, TextFile } from "./texts.ts";

/** Fields that are not text: keys, paths, phones, dates. */
const NOT_WORDS = new Set(
  (
    "id slug category parent region city center gallery file group coordinator icon image pictures path url phone email " +
    "timezone sketch coordinates begins ends leader heads code related reviewer scene invitation publishedAt reviewedAt postedAt validThrough date from until " +
    "said days opens closes shift services languages currency period employment"
  ).split(" "),
);
const HIDDEN = /\uE000(\d+)\uE001/g;

type Read = Pick<TextFile, "front" | "texts" | "lines" | "outline" | "quotes">;

/** The texts of a file as written, and its front matter. Empty if the file cannot be read. */
export function textsOfFile(source: string, locale: Locale): Read {
  const { text, uses } = hidePlaceholders(source);
  const tree = parseMarkdown(text);
  const [first] = tree.children;
  if (first?.type !== "yaml") return { front: {}, texts: [], lines: new Map(), outline: [], quotes: [] };
  const { front, texts, lines } = textsOfYaml(first.value, uses, locale, 2);
  const quotes = uses.map((use) => ({ line: use.line, name: nameOf(use) }));
  return {
    front,
    lines,
    texts: [...texts, ...textsOfBody(tree, text, uses, locale)],
    outline: outlineOf(tree),
    quotes,
  };
}

/** A list has its languages inside. */
export function textsOfList(source: string): Text[] {
  const { text, uses } = hidePlaceholders(source);
  return textsOfYaml(text, uses, defaultLocale, 1).texts;
}

function textsOfYaml(yaml: string, uses: Use[], locale: Locale, firstLine: number) {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const texts: Text[] = [];
  const lines = new Map<string, number>();
  if (document.errors.length > 0) return { front: {}, texts, lines };
  visitYaml(document, {
    Scalar(key, { value, range }, ancestors) {
      if (key === "key" || typeof value !== "string" || !range) return;
      const path = ancestors.flatMap((node) => (isPair(node) && isScalar(node.key) ? [String(node.key.value)] : []));
      const line = counter.linePos(range[0]).line + firstLine - 1;
      lines.set(path.join("."), line);
      // A variable that is a single key names a record.
      const isKey = path.join(".") === "value" && /^[a-z0-9-]+$/.test(value);
      if (isKey || path.some((name) => NOT_WORDS.has(name))) return;
      texts.push({
        line,
        locale: path.findLast(isLocale) ?? locale,
        ...asWords(yaml.slice(range[0], range[1]), uses),
        field: path.join("."),
      });
    },
  });
  return { front: isMap(document.contents) ? (document.toJS() as Record<string, unknown>) : {}, texts, lines };
}

/** One text per block of words: syntax and addresses are blanked, so that every letter keeps its position. */
function textsOfBody(tree: Root, source: string, uses: Use[], locale: Locale): Text[] {
  const texts: Text[] = [];
  let unlinkedTo = 0;
  const add = (node: Nodes, text: string) => {
    const { line = 1 } = node.position?.start ?? {};
    const isRunning = node.type === "paragraph" && !isLabel(node) && line > unlinkedTo;
    texts.push({ line, locale, ...asWords(text, uses), field: "", ...(isRunning && { isRunning }) });
  };
  visit(tree, (node) => {
    // It contains ids of files.
    if (node.type === "containerDirective" && node.name === "linking") return SKIP;
    if (isUnlinked(node)) unlinkedTo = Math.max(unlinkedTo, node.position?.end.line ?? 0);
    if (node.type === "image") add(node, `${node.alt ?? ""}. ${node.title ?? ""}`);
    if (node.type === "link" && node.url.startsWith("tel:")) add(node, node.url);
    if (!BLOCKS.has(node.type)) return;
    const words = wordsOfBlock(node, source);
    if (words.trim()) add(node, words);
    return;
  });
  return texts;
}

/** Of the boxes, only these are read as running text; `linkTerms` links no others. */
function isUnlinked(node: Nodes): boolean {
  if (node.type === "containerDirective") return node.name !== "spoiler" && node.name !== "care";
  return node.type === "blockquote";
}

function isLabel({ data }: Nodes): boolean {
  return data !== undefined && "directiveLabel" in data;
}

const BLOCKS = new Set(["paragraph", "heading", "tableCell", "leafDirective"]);

function wordsOfBlock(block: Nodes, source: string): string {
  const start = block.position?.start.offset ?? 0;
  let words = "";
  visit(block, "text", ({ position }: Nodes) => {
    if (!position) return;
    const [from = 0, to] = [position.start.offset, position.end.offset];
    words += source.slice(start + words.length, from).replaceAll(/[^\n]/g, " ") + source.slice(from, to);
  });
  return words;
}

function asWords(text: string, uses: Use[]): Pick<Text, "text" | "quoted"> {
  const quoted = Array.from(text.matchAll(HIDDEN), ([, use]) => nameOf(uses[Number(use)]));
  return { text: text.replaceAll(HIDDEN, "\uFFFC"), ...(quoted.length > 0 && { quoted }) };
}

function nameOf(use: Use | undefined): string {
  return use?.expression.split("|")[0] ?? "";
}
