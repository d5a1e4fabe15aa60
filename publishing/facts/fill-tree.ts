import type { Nodes, PhrasingContent, Root } from "mdast";
import type { Fact } from "./facts.ts";
import { fillHidden } from "./placeholders.ts";

type Tell = (use: number) => Fact;

/** Fills facts into the texts, links and attributes of a Markdown tree. */
export function fillTree(tree: Root, tell: Tell): void {
  for (const node of tree.children) if (node.type !== "yaml") fillNode(node, tell, false);
}

/** In a `tel:` link, a phone is written as it is dialled. */
export function fillText(text: string, tell: Tell): string {
  return fillHidden(text, (use, before) => (before.endsWith("tel:") ? tell(use).kept : tell(use).text));
}

/** `mayLink`: inside a paragraph or a cell, and not already inside a link. */
function fillNode(node: Nodes, tell: Tell, mayLink: boolean): void {
  for (const key of ["value", "url", "alt", "title"] as const) {
    const text: unknown = Reflect.get(node, key);
    if (typeof text === "string") Reflect.set(node, key, fillText(text, tell));
  }
  if ("attributes" in node)
    for (const [name, value] of Object.entries(node.attributes ?? {}))
      if (node.attributes && value) node.attributes[name] = fillText(value, tell);
  if (!("children" in node)) return;
  const isLabel = node.type === "paragraph" && node.data && "directiveLabel" in node.data;
  const linksInside =
    ((node.type === "paragraph" && !isLabel) || node.type === "tableCell" || mayLink) && node.type !== "link";
  if (linksInside) node.children = (node.children as PhrasingContent[]).flatMap((child) => withLinks(child, tell));
  for (const child of node.children) fillNode(child, tell, linksInside);
}

/** Phones and e-mail addresses become links. */
function withLinks(node: PhrasingContent, tell: Tell): PhrasingContent[] {
  if (node.type !== "text") return [node];
  return node.value.split(/(\uE000\d+\uE001)/).flatMap((value): PhrasingContent[] => {
    if (!value) return [];
    const text = { ...node, value };
    const fact = value.startsWith("\uE000") ? tell(Number(value.slice(1, -1))) : undefined;
    const url = fact && urlOf(fact.kept);
    return url ? [{ type: "link", url, children: [text], position: node.position }] : [text];
  });
}

function urlOf(kept: string): string | undefined {
  if (/^\+\d{8,15}$/.test(kept)) return `tel:${kept}`;
  return /^[^\s@]+@[^\s@]+\.[a-z]+$/.test(kept) ? `mailto:${kept}` : undefined;
}
