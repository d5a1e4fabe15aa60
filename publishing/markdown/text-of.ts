import type { Nodes } from "mdast";

/** The plain text of nodes, as written in the file. */
export function textOf(nodes: Nodes[]): string {
  return nodes.map((node) => ("value" in node ? node.value : "children" in node ? textOf(node.children) : "")).join("");
}
