import type { Image, List, PhrasingContent } from "mdast";

import type { BlockOf } from "#contract/blocks/block.ts";
import { formatDate } from "./format-date.ts";
import { flatItems } from "./lists.ts";
import { picture } from "./pictures.ts";
import { textOf } from "./text-of.ts";
import { attributesOf, type Directive, inline, labelAndBody, Refused, type Writing } from "./writing.ts";

/** `:::checklist[Title]` around one list. */
export function toTickList(node: Directive, writing: Writing): BlockOf<"tick-list"> {
  const { title, list } = titledList(node, writing);
  return { type: "tick-list", data: { title, items: flatItems(list).map((item) => inline(item, writing)) } };
}

/** Each item begins with its date in bold: a year, a month (2014-03), a day (2014-03-12), or words. It may end with a picture. */
export async function toTimeline(node: Directive, writing: Writing): Promise<BlockOf<"timeline">> {
  const { title, list } = titledList(node, writing);
  const items = pairsOf(list, "an entry begins with its date in **bold**").map(async ([date, rest]) => {
    const said = formatDate(textOf(date), writing.locale);
    const drawing = rest.find((part): part is Image => part.type === "image");
    const text = inline(
      rest.filter((part) => part !== drawing),
      writing,
    );
    return {
      when: said?.text ?? inline(date, writing),
      ...(said && { date: said.date }),
      text: text.trim(),
      ...(drawing && { image: await picture(drawing.url, drawing, writing) }),
    };
  });
  return { type: "timeline", data: { title, items: await Promise.all(items) } };
}

/** Each item begins with its term in bold; what follows is the value. */
export function toKeyFacts(node: Directive, writing: Writing): BlockOf<"key-facts"> {
  const { title, list } = titledList(node, writing);
  const pairs = pairsOf(list, "a fact begins with its name in **bold**");
  const items = pairs.map(([term, value]) => ({ term: inline(term, writing), value: inline(value, writing) }));
  const empty = items.findIndex(({ value }) => !value);
  if (empty >= 0) throw new Refused(list.children[empty] ?? list, "after the name of a fact stands what it is");
  return { type: "key-facts", data: { title, items } };
}

function titledList(node: Directive, writing: Writing): { title: string; list: List } {
  attributesOf(node, []);
  const { label, body } = labelAndBody(node);
  const [list, ...rest] = body;
  if (list?.type !== "list" || rest.length > 0)
    throw new Refused(node, `":::${node.name}" holds one list and nothing else`);
  return { title: inline(label, writing), list };
}

/** The bold text at the beginning, and the rest without the colon or the dash between them. */
function pairsOf(list: List, rule: string): [name: PhrasingContent[], rest: PhrasingContent[]][] {
  return flatItems(list).map(([name, ...rest], n) => {
    if (name?.type !== "strong") throw new Refused(list.children[n] ?? list, rule);
    const [first, ...more] = rest;
    const cut = first?.type === "text" ? { ...first, value: first.value.replace(/^\s*[:—–]?\s*/, "") } : first;
    return [name.children, cut ? [cut, ...more] : []];
  });
}
