import type { Advantages } from "#contract/blocks/advantages.ts";
import { Icon } from "../../../ui/icon.tsx";
import { RichText } from "../rich-text.tsx";

export function AdvantagesView({ data }: { data: Advantages["data"] }) {
  return (
    <ul className="advantages">
      {data.items.map(({ title, text, icon }, index) => (
        <li key={index}>
          {icon && <Icon name={icon} />}
          <RichText as="b" html={title} />
          {text && <RichText as="p" html={text} />}
        </li>
      ))}
    </ul>
  );
}
