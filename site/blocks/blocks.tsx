import type { ComponentType } from "react";
import type { Block, BlockOf, BlockType } from "#contract/blocks/block.ts";
import { AdvantagesView } from "./advantages.tsx";
import { ButtonView } from "./button.tsx";
import { DelimiterView } from "./delimiter.tsx";
import { EmbedView } from "./embed.tsx";
import { HeaderView } from "./header.tsx";
import { ImageView } from "./image.tsx";
import { LinkingView } from "./linking.tsx";
import { ListView } from "./list.tsx";
import { ParagraphView } from "./paragraph.tsx";
import { QuoteView } from "./quote.tsx";
import { SpoilerView } from "./spoiler.tsx";
import { TableView } from "./table.tsx";
import { WarningView } from "./warning.tsx";

/** One view a block type: a schema without a view does not compile. */
const views: {
  [Type in BlockType]: ComponentType<{ data: BlockOf<Type>["data"] }>;
} = {
  advantages: AdvantagesView,
  button: ButtonView,
  delimiter: DelimiterView,
  embed: EmbedView,
  header: HeaderView,
  image: ImageView,
  linking: LinkingView,
  list: ListView,
  paragraph: ParagraphView,
  quote: QuoteView,
  spoiler: SpoilerView,
  table: TableView,
  warning: WarningView,
};

export function Blocks({ blocks }: { blocks: Block[] }) {
  return (
    <div className="prose">
      {blocks.map((block, index) => {
        const View = views[block.type] as ComponentType<{
          data: Block["data"];
        }>;
        // Blocks have no ids and never move within a page.
        return <View key={index} data={block.data} />;
      })}
    </div>
  );
}
