import type { List, ListItem as Item, PhrasingContent } from "mdast";
import type { BlockOf } from "#contract/blocks/block.ts";
import type { ListItem } from "#contract/blocks/list.ts";
import { inline, onlyParagraph, Refused, type Writing } from "./writing.ts";

/** Lists may be nested; an item is one paragraph and, below it, one list. */
export function toList(node: List, writing: Writing): BlockOf<"list"> {
  return { type: "list", data: { style: styleOf(node), items: itemsOf(node, writing) } };
}

export function itemsOf(list: List, writing: Writing): ListItem[] {
  refuseOddStart(list);
  const style = styleOf(list);
  return list.children.map((item) => {
    const [first, below, ...rest] = item.children;
    const extra = below?.type === "list" ? rest[0] : below;
    if (extra) throw new Refused(extra, "a list item holds one paragraph, and a list below it");
    const content = first ? inline(onlyParagraph(first).children, writing) : "";
    const checked = typeof item.checked === "boolean" ? { checked: item.checked } : {};
    if (below?.type !== "list") return "checked" in checked ? { content, ...checked } : content;
    const inner = styleOf(below);
    return { content, ...checked, ...(inner !== style && { style: inner }), items: itemsOf(below, writing) };
  });
}

/** For blocks whose items are one paragraph each. */
export function flatItems(list: List): PhrasingContent[][] {
  refuseOddStart(list);
  return list.children.map((item: Item) => {
    if (typeof item.checked === "boolean") throw new Refused(item, "there are no boxes to tick here");
    const [first, ...rest] = item.children;
    if (rest[0]) throw new Refused(rest[0], "an item holds one paragraph here");
    return first ? onlyParagraph(first).children : [];
  });
}

function styleOf({ ordered }: List): "ordered" | "unordered" {
  return ordered ? "ordered" : "unordered";
}

function refuseOddStart(list: List) {
  if (list.ordered && list.start !== 1) throw new Refused(list, "a numbered list begins at 1");
}
