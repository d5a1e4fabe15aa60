import type { Quote } from "#contract/blocks/quote.ts";
import { RichText } from "../rich-text.tsx";

export function QuoteView({ data }: { data: Quote["data"] }) {
  return (
    <figure className={data.alignment ? "quote quote-center" : "quote"}>
      <blockquote>
        <RichText as="p" html={data.text} />
      </blockquote>
      {data.caption && (
        <figcaption>
          <RichText as="span" html={data.caption} />
        </figcaption>
      )}
    </figure>
  );
}
