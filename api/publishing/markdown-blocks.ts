import type { Blockquote, Heading, List, Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { Block, BlockOf } from "#contract/blocks/block.ts";
import type { Locale } from "#contract/locale.ts";
import { toInlineHtml } from "./inline-html.ts";
import { TO_BE_WRITTEN } from "./templates.ts";

type Refusal = { line: number; message: string };

/** The body of a Markdown file as content blocks; what has no block is refused, never dropped. */
export function toBlocks(tree: Root, locale: Locale): { blocks: Block[]; refusals: Refusal[] } {
  const blocks: Block[] = [];
  const refusals: Refusal[] = [];
  for (const node of tree.children) {
    if (node.type === "yaml") continue;
    try {
      blocks.push(toBlock(node, locale));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refusals.push({
        line: error.node.position?.start.line ?? 1,
        message: error.message,
      });
    }
  }
  return { blocks, refusals };
}

function toBlock(node: RootContent, locale: Locale): Block {
  switch (node.type) {
    case "heading":
      return toHeader(node, locale);
    case "paragraph":
      return {
        type: "paragraph",
        data: { text: inline(node.children, locale) },
      };
    case "list":
      return {
        type: "list",
        data: {
          style: node.ordered ? "ordered" : "unordered",
          items: listItems(node).map((item) => inline(item, locale)),
        },
      };
    case "blockquote":
      return toQuote(node, locale);
    case "thematicBreak":
      return { type: "delimiter", data: {} };
    case "containerDirective":
      return toDirectiveBlock(node, locale);
    default:
      throw new Refused(node, `"${node.type}" has no content block`);
  }
}

/** `## Заголовок {#anchor}` */
function toHeader(node: Heading, locale: Locale): BlockOf<"header"> {
  const text = inline(node.children, locale);
  const named = /^(?<words>.*\S)\s*\{#(?<anchor>[a-z][a-z0-9-]*)\}$/s.exec(text)?.groups;
  if (!named?.["words"] || !named["anchor"]) return { type: "header", data: { text, level: node.depth } };
  return {
    type: "header",
    data: { text: named["words"], level: node.depth, anchor: named["anchor"] },
  };
}

/** A last line that begins with a dash is the caption. */
function toQuote(node: Blockquote, locale: Locale): BlockOf<"quote"> {
  const lines = node.children.map((child) => inline(onlyParagraph(child).children, locale));
  const last = lines.at(-1);
  const caption = lines.length > 1 && last && /^—\s/.test(last) ? last.replace(/^—\s+/, "") : "";
  if (caption) lines.pop();
  return { type: "quote", data: { text: lines.join("<br>"), caption } };
}

function toDirectiveBlock(node: ContainerDirective, locale: Locale): Block {
  if (node.name === "advantages") return toAdvantages(node, locale);
  if (node.name === "spoiler") return toSpoiler(node, locale);
  throw new Refused(node, `":::${node.name}" is not a known block`);
}

function toAdvantages(node: ContainerDirective, locale: Locale): BlockOf<"advantages"> {
  const [list] = node.children;
  if (node.children.length !== 1 || list?.type !== "list") {
    throw new Refused(node, '":::advantages" holds one list and nothing else');
  }
  const items = listItems(list).map((item) => {
    const [title, ...text] = item;
    if (title?.type !== "strong") throw new Refused(list, "an advantage begins with its title in **bold**");
    return { title: inline(title.children, locale), text: inline(text, locale) };
  });
  return { type: "advantages", data: { items } };
}

/** `:::spoiler[The question]`, then the answer in paragraphs. */
function toSpoiler(node: ContainerDirective, locale: Locale): BlockOf<"spoiler"> {
  const [label, ...rest] = node.children.map(onlyParagraph);
  if (!label?.data || !("directiveLabel" in label.data)) throw new Refused(node, "a spoiler names its question in []");
  if (rest.length === 0) throw new Refused(node, "a spoiler has a text");
  const summary = inline(label.children, locale);
  return {
    type: "spoiler",
    data: { summary, text: rest.map(({ children }) => inline(children, locale)).join("<br><br>") },
  };
}

function listItems(list: List): PhrasingContent[][] {
  if (list.ordered && list.start !== 1) throw new Refused(list, "a numbered list begins at 1");
  return list.children.map((item) => {
    if (typeof item.checked === "boolean") throw new Refused(item, "there are no boxes to tick in a text");
    const [first, ...rest] = item.children;
    if (rest[0]) throw new Refused(rest[0], "a list item holds one paragraph");
    return first ? onlyParagraph(first).children : [];
  });
}

function onlyParagraph(node: RootContent): Paragraph {
  if (node.type !== "paragraph") throw new Refused(node, `"${node.type}" cannot stand here, only a paragraph`);
  return node;
}

const INLINE = new Set(["break", "delete", "emphasis", "html", "inlineCode", "link", "strong", "text"]);

function inline(children: PhrasingContent[], locale: Locale): string {
  refuseUnknown(children);
  const html = toInlineHtml(children, locale);
  if (html === TO_BE_WRITTEN && children[0]) throw new Refused(children[0], "is still to be written");
  return html;
}

function refuseUnknown(nodes: PhrasingContent[]) {
  for (const node of nodes) {
    if (!INLINE.has(node.type)) throw new Refused(node, `"${node.type}" cannot stand inside a text`);
    if ("children" in node) refuseUnknown(node.children as PhrasingContent[]);
  }
}

class Refused extends Error {
  readonly node: RootContent;
  constructor(node: RootContent, message: string) {
    super(message);
    this.node = node;
  }
}
