import type { ComponentType } from "react";
import { useLocation } from "react-router";
import "../../ui/prose.css";
import "./blocks.css";
import type { Block, BlockOf, BlockType } from "#contract/blocks/block.ts";
import type { ModalId } from "#contract/modal-ids.ts";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
import { isModalId } from "../links/modal-pages.ts";
import { modalPart } from "../links/modal-part.ts";
import advantagesStyles from "./advantages/advantages.css?url";
import { AdvantagesView } from "./advantages/advantages.tsx";
import buttonStyles from "./button/button.css?url";
import { ButtonView } from "./button/button.tsx";
import careStyles from "./care/care.css?url";
import { CareView } from "./care/care.tsx";
import { isLadder, OnLadder } from "./care/on-ladder.ts";
import { DelimiterView } from "./delimiter/delimiter.tsx";
import embedStyles from "./embed/embed.css?url";
import { EmbedView } from "./embed/embed.tsx";
import { HeaderView } from "./header/header.tsx";
import imageStyles from "./image/image.css?url";
import { ImageView } from "./image/image.tsx";
import keyFactsStyles from "./key-facts/key-facts.css?url";
import { KeyFactsView } from "./key-facts/key-facts.tsx";
import linkingStyles from "./linking/linking.css?url";
import { LinkingView } from "./linking/linking.tsx";
import { ListView } from "./list/list.tsx";
import { ParagraphView } from "./paragraph/paragraph.tsx";
import quoteStyles from "./quote/quote.css?url";
import { QuoteView } from "./quote/quote.tsx";
import { RareStyles } from "./rare-styles.tsx";
import recipeStyles from "./recipe/recipe.css?url";
import { RecipeView } from "./recipe/recipe.tsx";
import spoilerStyles from "./spoiler/spoiler.css?url";
import { SpoilerView } from "./spoiler/spoiler.tsx";
import pairStyles from "./table/pair.css?url";
import { TableView } from "./table/table.tsx";
import { TickListView } from "./tick-list/tick-list.tsx";
import timelineStyles from "./timeline/timeline.css?url";
import { TimelineView } from "./timeline/timeline.tsx";
import warningStyles from "./warning/warning.css?url";
import { WarningView } from "./warning/warning.tsx";
import { WeightCheckView } from "./weight-check/weight-check.tsx";

/** One view per block type: a schema without a view does not compile. */
const views: {
  [Type in BlockType]: ComponentType<{ data: BlockOf<Type>["data"]; under?: string | undefined }>;
} = {
  advantages: AdvantagesView,
  button: ButtonView,
  care: CareView,
  delimiter: DelimiterView,
  embed: EmbedView,
  header: HeaderView,
  image: ImageView,
  "key-facts": KeyFactsView,
  linking: LinkingView,
  list: ListView,
  paragraph: ParagraphView,
  quote: QuoteView,
  recipe: RecipeView,
  spoiler: SpoilerView,
  table: TableView,
  "tick-list": TickListView,
  timeline: TimelineView,
  warning: WarningView,
  "weight-check": WeightCheckView,
};

/** Few pages have these blocks, so their styles are not in `blocks.css`. */
const rareStyles: Partial<Record<BlockType, string>> = {
  advantages: advantagesStyles,
  button: buttonStyles,
  care: careStyles,
  embed: embedStyles,
  image: imageStyles,
  "key-facts": keyFactsStyles,
  linking: linkingStyles,
  quote: quoteStyles,
  recipe: recipeStyles,
  spoiler: spoilerStyles,
  timeline: timelineStyles,
  warning: warningStyles,
};

export function Blocks({ blocks }: { blocks: Block[] }) {
  const isOnLadder = isLadder(useLocation().pathname);
  return (
    <>
      {/* Outside the fragment: from inside it, React could not hoist them into the head. */}
      {[...new Set(blocks.map(rareStylesOf))].map((href) => href && <RareStyles key={href} href={href} />)}
      <CachedFragment as="div" className="prose" view={Views} props={{ blocks, isOnLadder }} />
    </>
  );
}

function Views({ blocks, isOnLadder }: { blocks: Block[]; isOnLadder: boolean }) {
  const { before, part, after } = splitModalPart(blocks);
  const toView = isOnLadder ? toStep : toBlock;
  return (
    <OnLadder value={isOnLadder}>
      {before.map(toView)}
      {part && (
        <section className="prose" {...modalPart(part.id)}>
          {part.blocks.map(toView)}
        </section>
      )}
      {after.map(toView)}
    </OnLadder>
  );
}

function rareStylesOf({ type }: Block, index: number, blocks: Block[]): string | undefined {
  return type === "table" && blocks[index - 1]?.type === "table" ? pairStyles : rareStyles[type];
}

/** The index is a safe key: blocks have no ids and never move within a page. */
function toBlock(block: Block, index: number, blocks: Block[]) {
  const View = views[block.type] as ComponentType<{ data: Block["data"]; under?: string | undefined }>;
  return <View key={index} data={block.data} under={headingOf(blocks.slice(0, index))} />;
}

/** In the steps of help the heading is the band of the card, so that nothing is repeated. */
function toStep(block: Block, index: number, blocks: Block[]) {
  const [before, after] = [blocks[index - 1], blocks[index + 1]];
  if (block.type === "header" && after?.type === "care") return null;
  if (block.type === "care" && before?.type === "header") {
    return <CareView key={index} data={block.data} heading={before.data} />;
  }
  return toBlock(block, index, blocks);
}

/** The id of the last heading. */
function headingOf(blocks: Block[]): string | undefined {
  const heading = blocks.findLast(({ type }) => type === "header");
  return heading?.type === "header" ? heading.data.anchor : undefined;
}

/** A heading whose anchor is a modal id starts the part that this modal shows; the next heading ends it. */
function splitModalPart(blocks: Block[]) {
  const start = blocks.findIndex(({ type, data }) => type === "header" && "anchor" in data && isModalId(data.anchor));
  const head = blocks[start];
  if (head?.type !== "header") return { before: blocks, after: [] };
  const length = blocks.slice(start + 1).findIndex(({ type }) => type === "header");
  const end = length < 0 ? blocks.length : start + 1 + length;
  const part = { id: head.data.anchor as ModalId, blocks: blocks.slice(start, end) };
  return { before: blocks.slice(0, start), part, after: blocks.slice(end) };
}
