import type { List, ListItem } from "#contract/blocks/list.ts";
import { useWordsOf } from "../../../i18n/use-words.tsx";
import { RichText } from "../rich-text.tsx";
import { blockWords } from "../blocks-words.ts";

type Style = List["data"]["style"];

export function ListView({ data: { style, items, start, counter } }: { data: List["data"] }) {
  if (style === "unordered") return <ul>{itemsOf(items, style)}</ul>;
  return (
    <ol start={start} type={counter}>
      {itemsOf(items, style, counter)}
    </ol>
  );
}

/** Also used for lists inside other blocks. Nested lists keep the same style. */
export function itemsOf(items: ListItem[], style: Style, counter?: List["data"]["counter"]) {
  return items.map((item, index) =>
    typeof item === "string" ? (
      <RichText key={index} as="li" html={item} />
    ) : (
      <li key={index} className={item.checked === undefined ? undefined : item.checked ? "done" : "not-done"}>
        <RichText as="span" html={item.content} isRead />
        {item.checked !== undefined && <Ticked isDone={item.checked} />}
        {item.items && <ListView data={{ style: item.style ?? style, items: item.items, counter }} />}
      </li>
    ),
  );
}

/** The tick in words, for screen readers. */
function Ticked({ isDone }: { isDone: boolean }) {
  const words = useWordsOf(blockWords);
  return <span className="sr">, {isDone ? words.done : words.notDone}</span>;
}
