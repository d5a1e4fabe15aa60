import "../../../ui/accordion.css";
import type { Spoiler } from "#contract/blocks/spoiler.ts";
import { itemsOf } from "../list/list.tsx";
import { paragraphs } from "../paragraphs.tsx";
import { RichText } from "../rich-text.tsx";

export function SpoilerView({ data: { summary, text, list } }: { data: Spoiler["data"] }) {
  return (
    <details className="accordion spoiler">
      <summary>
        <RichText as="span" html={summary} />
      </summary>
      <div className="accordion-body">
        {paragraphs(text)}
        {list && <ul>{itemsOf(list, "unordered")}</ul>}
      </div>
    </details>
  );
}
