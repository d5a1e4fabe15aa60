import type { TickList } from "#contract/blocks/tick-list.ts";
import { RichText } from "../rich-text.tsx";

/** Boxes for a pen: nothing is kept, so on the screen it is a list. */
export function TickListView({ data: { title, items } }: { data: TickList["data"] }) {
  return (
    <div className="tick-list">
      {title && (
        <p className="block-title">
          <RichText as="b" html={title} />
        </p>
      )}
      <ul className="ticks-empty">
        {items.map((item, index) => (
          <RichText key={index} as="li" html={item} />
        ))}
      </ul>
    </div>
  );
}
