import type { Spoiler } from "#contract/blocks/spoiler.ts";
import { RichText } from "./rich-text.tsx";

export function SpoilerView({ data }: { data: Spoiler["data"] }) {
  return (
    <details className="spoiler">
      <summary>
        <RichText as="span" html={data.summary} />
      </summary>
      <RichText as="p" html={data.text} />
    </details>
  );
}
