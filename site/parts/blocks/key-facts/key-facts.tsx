import type { KeyFacts } from "#contract/blocks/key-facts.ts";
import { RichText } from "../rich-text.tsx";

export function KeyFactsView({ data: { title, items } }: { data: KeyFacts["data"] }) {
  return (
    <div className="key-facts">
      {title && (
        <p className="block-title">
          <RichText as="b" html={title} />
        </p>
      )}
      <dl>
        {items.map(({ term, value }, index) => (
          <div key={index}>
            <RichText as="dt" html={term} />
            <RichText as="dd" html={value} />
          </div>
        ))}
      </dl>
    </div>
  );
}
