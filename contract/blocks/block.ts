import { z } from "zod";
import { Advantages, advantagesExamples } from "./advantages.ts";
import { Button, buttonExamples } from "./button.ts";
import { Care, careExamples } from "./care.ts";
import { Delimiter, delimiterExamples } from "./delimiter.ts";
import { Embed, embedExamples } from "./embed.ts";
import { Header, headerExamples } from "./header.ts";
import { ImageBlock, imageExamples } from "./image.ts";
import { KeyFacts, keyFactsExamples } from "./key-facts.ts";
import { Linking, linkingExamples } from "./linking.ts";
import { List, listExamples, type ListItem } from "./list.ts";
import { otherNames, otherTools } from "./other-tools.ts";
import { Paragraph, paragraphExamples } from "./paragraph.ts";
import { Quote, quoteExamples } from "./quote.ts";
import { isSaved } from "../saved.ts";
import { Recipe, recipeExamples } from "./recipe.ts";
import { Spoiler, spoilerExamples } from "./spoiler.ts";
import { Table, tableExamples } from "./table.ts";
import { TickList, tickListExamples } from "./tick-list.ts";
import { Timeline, timelineExamples } from "./timeline.ts";
import { Warning, warningExamples } from "./warning.ts";
import { WeightCheck, weightCheckExamples } from "./weight-check.ts";

export const Block = z.discriminatedUnion("type", [
  Advantages,
  Button,
  Care,
  Delimiter,
  Embed,
  Header,
  ImageBlock,
  KeyFacts,
  Linking,
  List,
  Paragraph,
  Quote,
  Recipe,
  Spoiler,
  Table,
  TickList,
  Timeline,
  Warning,
  WeightCheck,
]);

/** The blocks of an article. When read liberally, unknown and unreadable blocks are left out. */
export const Content = z.array(z.preprocess(rename, Block));

export type Block = z.output<typeof Block>;
export type BlockType = Block["type"];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

/** Rendered by the tests and shown in the style guide. */
export const blockExamples: { [Type in BlockType]: BlockOf<Type>[] } = {
  advantages: advantagesExamples,
  button: buttonExamples,
  care: careExamples,
  delimiter: delimiterExamples,
  embed: embedExamples,
  header: headerExamples,
  image: imageExamples,
  "key-facts": keyFactsExamples,
  linking: linkingExamples,
  list: listExamples,
  paragraph: paragraphExamples,
  quote: quoteExamples,
  recipe: recipeExamples,
  spoiler: spoilerExamples,
  table: tableExamples,
  "tick-list": tickListExamples,
  timeline: timelineExamples,
  warning: warningExamples,
  "weight-check": weightCheckExamples,
};

/** The readable texts of a block, as inline HTML: for the search and for the reading time. */
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

/** A block saved by another editor's tool, converted to one of ours if possible. */
function rename(block: unknown): unknown {
  if (!isSaved(block) || Object.hasOwn(blockExamples, String(block["type"]))) return block;
  const name = String(block["type"])
    .slice(0, 40)
    .toLowerCase()
    .replaceAll(/[-_\s]/g, "");
  if (Object.hasOwn(otherTools, name)) return otherTools[name]?.(isSaved(block["data"]) ? block["data"] : {});
  return { ...block, type: Object.hasOwn(otherNames, name) ? otherNames[name] : name };
}
