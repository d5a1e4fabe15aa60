import type { PhrasingContent } from "mdast";
import type { Block, BlockOf, BlockType } from "#contract/blocks/block.ts";
import { advantageIcons } from "#contract/blocks/advantages.ts";
import { Url } from "#contract/blocks/read-data.ts";
import { plainText } from "#contract/plain-text.ts";
import { modalIds } from "#contract/modal-ids.ts";
import { toCare } from "./care.ts";
import { flatItems, itemsOf } from "./lists.ts";
import { toKeyFacts, toTickList, toTimeline } from "./named-lists.ts";
import { toTable } from "./tables.ts";
import { toVideo } from "./pictures.ts";
import { toRecipe } from "./recipe.ts";
import { attributesOf, type Directive, inline, joined, labelAndBody, Refused, type Writing } from "./writing.ts";

type Rule<Made extends Block> = (node: Directive, writing: Writing) => Made | Promise<Made>;

/** How an editor writes each block: a block without an entry does not compile. */
const written: { [Type in BlockType]: "by Markdown" | { as: string; rule: Rule<BlockOf<Type>> } } = {
  advantages: { as: "advantages", rule: toAdvantages },
  button: { as: "button", rule: toButton },
  care: { as: "care", rule: toCare },
  delimiter: "by Markdown",
  embed: { as: "video", rule: toVideo },
  header: "by Markdown",
  image: "by Markdown",
  "key-facts": { as: "key-facts", rule: toKeyFacts },
  linking: { as: "linking", rule: toLinking },
  list: "by Markdown",
  paragraph: "by Markdown",
  quote: "by Markdown",
  recipe: { as: "recipe", rule: toRecipe },
  spoiler: { as: "spoiler", rule: toSpoiler },
  table: { as: "table", rule: toTitledTable },
  "tick-list": { as: "checklist", rule: toTickList },
  timeline: { as: "timeline", rule: toTimeline },
  warning: { as: "warning", rule: toWarning },
  "weight-check": { as: "weight-check", rule: toWeightCheck },
};

/** What Markdown has no syntax for: `:::name[…]{…}` with lines up to `:::`, or `::name[…]{…}` on one line. */
const directives = new Map<string, Rule<Block>>(
  Object.values(written).flatMap((one) => (one === "by Markdown" ? [] : [[one.as, one.rule] as const])),
);

export function toDirectiveBlock(node: Directive, writing: Writing): Block | Promise<Block> {
  const rule = directives.get(node.name);
  if (!rule)
    throw new Refused(node, `":::${node.name}" is not a known block (${[...directives.keys()].toSorted().join(", ")})`);
  return rule(node, writing);
}

/** Each item begins with its title in bold; the name of a drawing in `code` may come before it. */
function toAdvantages(node: Directive, writing: Writing): BlockOf<"advantages"> {
  attributesOf(node, []);
  const [list, ...rest] = node.children;
  if (list?.type !== "list" || rest.length > 0)
    throw new Refused(node, '":::advantages" holds one list and nothing else');
  const items = flatItems(list).map((item) => {
    const icon = item[0]?.type === "inlineCode" ? item[0].value : undefined;
    const known = advantageIcons.find((name) => name === icon);
    if (icon !== undefined && !known) {
      throw new Refused(list, `there is no drawing "${icon}" (${advantageIcons.join(", ")})`);
    }
    const [title, ...text] = known ? withoutSpace(item.slice(1)) : item;
    if (title?.type !== "strong") throw new Refused(list, "an advantage begins with its title in **bold**");
    return {
      title: inline(title.children, writing),
      text: inline(text, writing),
      ...(known && { icon: known }),
    };
  });
  return { type: "advantages", data: { items } };
}

/** `:::spoiler[The question]`, then the answer in paragraphs, and optionally a list. */
function toSpoiler(node: Directive, writing: Writing): BlockOf<"spoiler"> {
  attributesOf(node, []);
  const { label, body } = labelAndBody(node);
  if (label.length === 0) throw new Refused(node, "a spoiler names its question in []");
  if (body.length === 0) throw new Refused(node, "a spoiler has a text");
  const last = body.at(-1);
  const list = last?.type === "list" && !last.ordered ? last : undefined;
  return {
    type: "spoiler",
    data: {
      summary: inline(label, writing),
      text: joined(list ? body.slice(0, -1) : body, writing),
      ...(list && { list: itemsOf(list, writing) }),
    },
  };
}

/** `:::warning[Title]`, then the message. */
function toWarning(node: Directive, writing: Writing): BlockOf<"warning"> {
  attributesOf(node, []);
  const { label, body } = labelAndBody(node);
  if (label.length + body.length === 0) throw new Refused(node, "a warning says something");
  return { type: "warning", data: { title: inline(label, writing), message: joined(body, writing) } };
}

/** `::button[Ask]{url="#question"}`; with lines inside, `**Title** message`, it is shown on a panel. */
function toButton(node: Directive, writing: Writing): BlockOf<"button"> {
  const { url = "" } = attributesOf(node, ["url"]);
  const { label, body } = labelAndBody(node);
  const text = plainText(inline(label, writing));
  if (!text) throw new Refused(node, "a button says in [] what it does");
  if (!Url.safeParse(url).success) throw new Refused(node, 'a button leads somewhere: {url="/contacts"}');
  if (url.startsWith("#") && !modalIds.some((id) => `#${id}` === url)) {
    throw new Refused(node, `there is no modal ${url} (${modalIds.map((id) => `#${id}`).join(", ")})`);
  }
  const [first, ...more] = body;
  const [bold, ...rest] = first?.type === "paragraph" ? first.children : [];
  if (bold?.type !== "strong") {
    return { type: "button", data: { text, url, ...(first && { message: joined(body, writing) }) } };
  }
  const message = [inline(rest, writing), joined(more, writing)].filter(Boolean).join("<br><br>");
  return {
    type: "button",
    data: { text, url, title: inline(bold.children, writing), ...(message && { message }) },
  };
}

/** `::weight-check`: the form that asks for the weights. It has no content. */
function toWeightCheck(node: Directive): BlockOf<"weight-check"> {
  attributesOf(node, []);
  if (node.children.length > 0) throw new Refused(node, '"::weight-check" has no content');
  return { type: "weight-check", data: {} };
}

/** A list of file ids. */
function toLinking(node: Directive, writing: Writing): BlockOf<"linking"> {
  attributesOf(node, []);
  const [list, ...rest] = node.children;
  if (list?.type !== "list" || rest.length > 0)
    throw new Refused(node, '":::linking" holds one list of ids and nothing else');
  const items = flatItems(list).map((item, n) => {
    const id = inline(item, writing);
    if (!/^[1-9]\d*$/.test(id)) throw new Refused(list.children[n] ?? list, `"${id}" is not an id of a file`);
    return { type: "5.1" as const, id: Number(id) };
  });
  return { type: "linking", data: { items } };
}

/** `:::table[Caption]` around a table. */
function toTitledTable(node: Directive, writing: Writing): BlockOf<"table"> {
  attributesOf(node, []);
  const { label, body } = labelAndBody(node);
  const [table, ...rest] = body;
  if (table?.type !== "table" || rest.length > 0)
    throw new Refused(node, '":::table" holds one table and nothing else');
  return toTable(table, writing, inline(label, writing));
}

function withoutSpace(nodes: PhrasingContent[]): PhrasingContent[] {
  const [first, ...rest] = nodes;
  return first?.type === "text" && !first.value.trim() ? rest : nodes;
}
