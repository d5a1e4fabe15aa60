import { z } from "zod";
import { Advantages, advantagesExamples } from "./advantages.ts";
import { Delimiter, delimiterExamples } from "./delimiter.ts";
import { Header, headerExamples } from "./header.ts";
import { List, listExamples } from "./list.ts";
import { Paragraph, paragraphExamples } from "./paragraph.ts";
import { Quote, quoteExamples } from "./quote.ts";
import { Spoiler, spoilerExamples } from "./spoiler.ts";

export const Block = z.discriminatedUnion("type", [Advantages, Delimiter, Header, List, Paragraph, Quote, Spoiler]);
/** The blocks of an article. What a foreign API has and we do not is left out; our own publishing refuses it long before. */
export const Content = z.preprocess((list) => (Array.isArray(list) ? list.filter(isKnown) : list), z.array(Block));

export type Block = z.output<typeof Block>;
export type BlockType = Block["type"];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

/** What the tests render, and what the style guide shows. */
export const blockExamples: { [Type in BlockType]: BlockOf<Type>[] } = {
  advantages: advantagesExamples,
  delimiter: delimiterExamples,
  header: headerExamples,
  list: listExamples,
  paragraph: paragraphExamples,
  quote: quoteExamples,
  spoiler: spoilerExamples,
};

function isKnown(block: unknown): boolean {
  return Boolean(
    block && typeof block === "object" && "type" in block && Object.hasOwn(blockExamples, String(block.type)),
  );
}
