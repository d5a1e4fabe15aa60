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
import { List, listExamples } from "./list.ts";
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

/** The blocks of an article. Read liberally, what a foreign API has and we do not, and what nobody can read, is left out. */
export const Content = z.array(z.preprocess(rename, Block));

export type Block = z.output<typeof Block>;
export type BlockType = Block["type"];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

/** What the tests render, and what the style guide shows. */
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

/** What another editor's tool saved, as a block of ours where it can be one. */
function rename(block: unknown): unknown {
  if (!isSaved(block) || Object.hasOwn(blockExamples, String(block["type"]))) return block;
  const name = String(block["type"])
    .slice(0, 40)
    .toLowerCase()
    .replaceAll(/[-_\s]/g, "");
  if (Object.hasOwn(otherTools, name)) return otherTools[name]?.(isSaved(block["data"]) ? block["data"] : {});
  return { ...block, type: Object.hasOwn(otherNames, name) ? otherNames[name] : name };
}
