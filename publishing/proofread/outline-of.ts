import type { Nodes, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";

/** A heading, a box, a table or a list, and its size. */
export type Part = { line: number; what: string };

/** The elements of a text besides its paragraphs, in order. */
export function outlineOf(tree: Root): Part[] {
  const parts: Part[] = [];
  visit(tree, (node) => {
    const what = nameOf(node);
    if (what) parts.push({ line: node.position?.start.line ?? 1, what });
    // Each language lists its own files.
    return what === "linking" ? SKIP : undefined;
  });
  return parts;
}

export function isHeading({ what }: Part): boolean {
  return what.startsWith("heading");
}

function nameOf(node: Nodes): string {
  switch (node.type) {
    case "heading":
      return `heading ${"#".repeat(node.depth)}`;
    case "containerDirective":
    case "leafDirective":
      return [node.name, node.attributes?.["level"]].filter(Boolean).join(" ");
    case "table":
      return `table ${node.children.length}×${node.children[0]?.children.length ?? 0}`;
    case "list":
      return `list of ${node.children.length}`;
    case "image":
      return "picture";
    case "blockquote":
      return "quote";
    default:
      return "";
  }
}
