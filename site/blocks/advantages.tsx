import type { Advantages } from "#contract/blocks/advantages.ts";
import { RichText } from "./rich-text.tsx";

export function AdvantagesView({ data }: { data: Advantages["data"] }) {
  return (
    <ul className="advantages">
      {data.items.map(({ title, text }, index) => (
        <li key={index}>
          <RichText as="span" className="advantages-title" html={title} />
          <RichText as="p" html={text} />
        </li>
      ))}
    </ul>
  );
}
