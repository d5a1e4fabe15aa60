import type { Nodes } from "mdast";

/** The bare words of nodes, as they stand in the file. */
export function textOf(nodes: Nodes[]): string {
  return nodes.map((node) => ("value" in node ? node.value : "children" in node ? textOf(node.children) : "")).join("");
}
