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
  delimiter: () => [],
  embed: ({ caption }) => [caption],
  header: ({ text }) => [text],
  image: ({ caption }) => [caption],
  linking: ({ items }) => items.map(({ file }) => file?.title ?? ""),
  list: ({ items }) => items.flatMap(itemTexts),
  paragraph: ({ text }) => [text],
  quote: ({ text, caption }) => [text, caption],
  spoiler: ({ summary, text, list = [] }) => [summary, ...text.split("<br><br>"), ...list.flatMap(itemTexts)],
  table: ({ caption, content }) => [caption, ...content.flat()],
  warning: ({ title, message }) => [title, message],
};

function itemTexts(item: ListItem): string[] {
  return typeof item === "string" ? [item] : [item.content, ...(item.items ?? []).flatMap(itemTexts)];
}
