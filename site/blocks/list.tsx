import type { List } from "#contract/blocks/list.ts";
import { RichText } from "./rich-text.tsx";

export function ListView({ data }: { data: List["data"] }) {
  const Tag = data.style === "ordered" ? "ol" : "ul";
  return (
    <Tag>
      {data.items.map((item, index) => (
        <RichText key={index} as="li" html={item} />
      ))}
    </Tag>
  );
}
