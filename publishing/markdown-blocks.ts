import type { Blockquote, Heading, Root, RootContent } from "mdast";
import type { Block, BlockOf } from "#contract/blocks/block.ts";
import { toDirectiveBlock } from "./markdown/directives.ts";
import { toList } from "./markdown/lists.ts";
import { onlyImage, toImage } from "./markdown/pictures.ts";
import { toTable } from "./markdown/tables.ts";
import { inline, onlyParagraph, Refused, type Writing } from "./markdown/writing.ts";

type Refusal = { line: number; message: string };

/** The body of a Markdown file as content blocks; what has no block is refused, never dropped. */
export async function toBlocks(tree: Root, writing: Writing): Promise<{ blocks: Block[]; refusals: Refusal[] }> {
  const blocks: Block[] = [];
  const refusals: Refusal[] = [];
  for (const node of tree.children) {
    if (node.type === "yaml") continue;
    try {
      blocks.push(await toBlock(node, writing));
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

function toBlock(node: RootContent, writing: Writing): Block | Promise<Block> {
  switch (node.type) {
    case "heading":
      return toHeader(node, writing);
    case "paragraph": {
      const image = onlyImage(node);
      if (image) return toImage(image, writing);
      return { type: "paragraph", data: { text: inline(node.children, writing) } };
    }
    case "list":
      return toList(node, writing);
    case "blockquote":
      return toQuote(node, writing);
    case "table":
      return toTable(node, writing);
    case "thematicBreak":
      return { type: "delimiter", data: {} };
    case "containerDirective":
    case "leafDirective":
      return toDirectiveBlock(node, writing);
    default:
      throw new Refused(node, `"${node.type}" has no content block`);
  }
}

/** `## Заголовок {#anchor}` */
function toHeader(node: Heading, writing: Writing): BlockOf<"header"> {
  const text = inline(node.children, writing);
  const named = /^(?<words>.*\S)\s*\{#(?<anchor>[a-z][a-z0-9-]*)\}$/s.exec(text)?.groups;
  if (!named?.["words"] || !named["anchor"]) return { type: "header", data: { text, level: node.depth } };
  return {
    type: "header",
    data: { text: named["words"], level: node.depth, anchor: named["anchor"] },
  };
}

/** A last line that begins with a dash is the caption. */
function toQuote(node: Blockquote, writing: Writing): BlockOf<"quote"> {
  const lines = node.children.map((child) => inline(onlyParagraph(child).children, writing));
  const last = lines.at(-1);
  const caption = lines.length > 1 && last && /^—\s/.test(last) ? last.replace(/^—\s+/, "") : "";
  if (caption) lines.pop();
  return { type: "quote", data: { text: lines.join("<br>"), caption } };
}
