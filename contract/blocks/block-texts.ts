import type { Block, BlockOf, BlockType } from "./block.ts";
import type { ListItem } from "./list.ts";

/** What a visitor reads of a block, as inline HTML: for the search and for reckoning the time of reading. */
export function blockTexts<Type extends BlockType>(block: BlockOf<Type>): string[] {
  const texts = textsOf[block.type as Type] as (data: Block["data"]) => string[];
  return texts(block.data).filter(Boolean);
}

const textsOf: { [Type in BlockType]: (data: BlockOf<Type>["data"]) => string[] } = {
  advantages: ({ items }) => items.flatMap(({ title, text }) => [title, text]),
  button: ({ title = "", message = "", text }) => [title, message, text],
  care: ({ title, text, list = [] }) => [title, ...text.split("<br><br>"), ...list.flatMap(itemTexts)],
  delimiter: () => [],
  embed: ({ caption }) => [caption],
  header: ({ text }) => [text],
  image: ({ caption }) => [caption],
  "key-facts": ({ title, items }) => [title, ...items.flatMap(({ term, value }) => [term, value])],
  linking: ({ items }) => items.map(({ file }) => file?.title ?? ""),
  list: ({ items }) => items.flatMap(itemTexts),
  paragraph: ({ text }) => [text],
  quote: ({ text, caption }) => [text, caption],
  recipe: ({ title, ingredients, steps }) => [
    title,
    ...ingredients.flatMap(({ name, note }) => [name, note]),
    ...steps,
  ],
  spoiler: ({ summary, text, list = [] }) => [summary, ...text.split("<br><br>"), ...list.flatMap(itemTexts)],
  table: ({ caption, content }) => [caption, ...content.flat()],
  "tick-list": ({ title, items }) => [title, ...items],
  timeline: ({ title, items }) => [title, ...items.flatMap(({ when, text }) => [when, text])],
  warning: ({ title, message }) => [title, message],
  "weight-check": () => [],
};

function itemTexts(item: ListItem): string[] {
  return typeof item === "string" ? [item] : [item.content, ...(item.items ?? []).flatMap(itemTexts)];
}
