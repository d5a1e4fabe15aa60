import type { TickList } from "#contract/blocks/tick-list.ts";
import { RichText } from "../rich-text.tsx";

/** Boxes to tick with a pen, on paper only: on a screen nothing is stored, so this is a plain list. */
export function TickListView({ data: { title, items } }: { data: TickList["data"] }) {
  return (
    <div className="tick-list">
      {title && (
        <p className="block-title">
          <RichText as="b" html={title} />
        </p>
      )}
      <ul>
        {items.map((item, index) => (
          <RichText key={index} as="li" html={item} />
        ))}
      </ul>
    </div>
  );
}
