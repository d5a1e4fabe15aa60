import type { Paragraph } from "#contract/blocks/paragraph.ts";
import { RichText } from "../rich-text.tsx";

export function ParagraphView({ data }: { data: Paragraph["data"] }) {
  return <RichText as="p" html={data.text} />;
}
