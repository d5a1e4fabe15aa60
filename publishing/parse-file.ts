import type { Link, Root } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { visit } from "unist-util-visit";
import type { Block } from "#contract/blocks/block.ts";
import { defaultLocale, languageName, type Locale, localePath, splitLocale } from "#contract/locale.ts";
import type { Food } from "#contract/variables/reference-tables.ts";
import type { Assets } from "./assets.ts";
import { type Facts, keptFact } from "./facts/facts.ts";
import { fillFile } from "./facts/fill-file.ts";
import type { Fault } from "./fault.ts";
import type { Front, Kind, Need } from "./kind.ts";
import { toBlocks } from "./markdown-blocks.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { readYaml } from "./read-yaml.ts";
import { typeset } from "./typography.ts";

/** A link to another page of the site: as written, and its path without the language prefix. */
export type InnerLink = { file: string; line: number; url: string; path: string };
export type ParsedFile = {
  front: Front;
  words: object;
  links: InnerLink[];
  /** The records that the text depends on. */
  needs: (Need & { file: string; line: number })[];
  lineOf(path: PropertyKey[]): number;
};

type Place = {
  file: string;
  name: string;
  kind: Kind;
  locale: Locale;
  assets: Assets;
  facts: Facts;
  foods: Food[];
  faults: Fault[];
};

/** One file of the pack, in one language. Faults are added to `faults`, and then nothing is returned. */
export async function parseFile(source: string, place: Place): Promise<ParsedFile | undefined> {
  const { file, kind, locale, facts, faults } = place;
  const before = faults.length;
  const fault = (line: number, message: string) => void faults.push({ file, line, message });

  const { text, ...filling } = fillFile(source, { facts, locale, fault });
  const tree = parseMarkdown(text);
  filling.fillTree(tree);
  const [first] = tree.children;
  if (first?.type !== "yaml") {
    fault(1, "the file begins with its front matter between two lines of ---");
    return undefined;
  }
  const read = readYaml(
    first.value,
    kind.front[locale === defaultLocale ? "original" : "translation"],
    2,
    filling.fillField,
  );
  const content = await readBody(tree, place, fault);
  if ("faults" in read) {
    for (const { line, message } of read.faults) fault(line, message);
    return undefined;
  }
  const front = await placeAssets(read.value, kind, place.assets, (field, message) =>
    fault(read.lineOf([field]), message),
  );
  const inspection = kind.inspect?.(read.value, place.name) ?? { faults: [], paths: [] };
  for (const { field, message } of inspection.faults) fault(read.lineOf(field), `${field.join(".")}: ${message}`);
  const links = innerLinks(tree, file);
  if (locale !== defaultLocale) {
    for (const { line, url } of links)
      if (splitLocale(url).locale !== locale)
        fault(line, `the ${languageName(locale)} text links to ${localePath(locale, url)}`);
  }
  if (faults.length > before) return undefined;
  const words = kind.toWords(front, content, (line, own = locale) => typeset(line, own));
  for (const { field, path: url } of inspection.paths) {
    const [path = ""] = url.split(/[?#]/);
    links.push({ file, line: read.lineOf(field), url, path });
  }
  const named = (inspection.needs ?? []).map(({ field, what }) => ({
    field: field.map(String),
    what,
    line: read.lineOf(field),
    file,
  }));
  return { front, words, links, needs: [...linkedFiles(tree, file), ...named], lineOf: read.lineOf };
}

/** Replaces file names in the front matter with the made pictures and documents. */
async function placeAssets(
  front: Front,
  kind: Kind,
  assets: Assets,
  fault: (field: string, message: string) => void,
): Promise<Front> {
  const placed = { ...front };
  for (const [field, type] of Object.entries(kind.assets)) {
    const named = front[field];
    const make = (file: unknown) =>
      assets[type](String(file)).catch((error: Error) => fault(field, `${field}: ${String(file)} ${error.message}`));
    if (Array.isArray(named)) placed[field] = await Promise.all(named.map(make));
    else if (typeof named === "string") placed[field] = await make(named);
  }
  return placed;
}

async function readBody(
  tree: Root,
  { kind, locale, assets, facts, foods }: Place,
  fault: (line: number, message: string) => void,
): Promise<Block[]> {
  const { blocks, refusals } = await toBlocks(tree, {
    locale,
    picture: (file) => assets.picture(file),
    fact: (name) => keptFact(facts, name, locale),
    foods,
  });
  for (const { line, message } of refusals) fault(line, message);
  if (kind.body === "none" && tree.children[1]) {
    fault(tree.children[1].position?.start.line ?? 1, "there is no text under this front matter");
  }
  return blocks;
}

/** Links in texts, and buttons. */
function innerLinks(tree: Root, file: string): InnerLink[] {
  const links: InnerLink[] = [];
  visit(tree, ["link", "leafDirective", "containerDirective"], (node) => {
    const { position } = node;
    const url = node.type === "link" ? (node as Link).url : ((node as Directive).attributes?.["url"] ?? "");
    if (!url.startsWith("/")) return;
    const [path = ""] = url.split(/[?#]/);
    links.push({ file, line: position?.start.line ?? 1, url, path: splitLocale(path).path });
  });
  return links;
}

type Directive = LeafDirective | ContainerDirective;

/** The ids in `:::linking`: each must be a file of the pack. */
function linkedFiles(tree: Root, file: string): ParsedFile["needs"] {
  const needs: ParsedFile["needs"] = [];
  visit(tree, "containerDirective", (node: ContainerDirective) => {
    if (node.name !== "linking") return;
    visit(node, "text", ({ value, position }) => {
      needs.push({ field: ["linking"], what: `file ${value.trim()}`, file, line: position?.start.line ?? 1 });
    });
  });
  return needs;
}
