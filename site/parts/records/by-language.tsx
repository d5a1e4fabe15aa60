import type { ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { sectionWords } from "../sections/sections-words.ts";

type Props<Item> = { items: Item[]; children(items: Item[]): ReactNode };

/** A list: first what is in the page's language, then, under a heading of its own, what is not. */
export function ByLanguage<Item extends { lang?: Locale | undefined }>({ items, children }: Props<Item>) {
  const words = useWordsOf(sectionWords);
  const { own = [], foreign = [] } = Object.groupBy(items, ({ lang }) => (lang ? "foreign" : "own"));
  return (
    <>
      {own.length > 0 && children(own)}
      {foreign.length > 0 && (
        <>
          <h2>{words.foreign}</h2>
          {children(foreign)}
        </>
      )}
    </>
  );
}
