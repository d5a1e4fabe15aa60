import type { Locale } from "#contract/locale.ts";
import type { Piece } from "#contract/search.ts";
import { type FoundGroup, unmarked } from "./found.ts";

export type SearchOption = {
  href: string;
  title: Piece[];
  note: string;
  lang?: Locale;
  /** Leads to the search page, out of a window that shows a part of it. */
  isToPage?: true;
};

/** Without a label where the one option in it says all. */
export type OptionGroup = { key: string; label: string; options: SearchOption[] };

type Given = {
  /** What is typed, without spaces around it. */
  asked: string;
  found: FoundGroup[];
  popular: { text: string; href: string; lang?: Locale }[];
  /** The search page. */
  action: string;
  words: Record<FoundGroup["kind"] | "popular" | "all", string>;
};

/** What the list under the search field offers: at first what others look for, then what was found and the way to all of it. */
export function optionGroups({ asked, found, popular, action, words }: Given): OptionGroup[] {
  if (asked === "") {
    const options = popular.map(({ text, ...query }) => ({
      ...query,
      title: unmarked(text),
      note: "",
      isToPage: true as const,
    }));
    return options.length > 0 ? [{ key: "popular", label: words.popular, options }] : [];
  }
  if (found.length === 0) return [];
  const all = `${action}?${new URLSearchParams({ q: asked })}`;
  return [
    ...found.map(({ kind, items }) => ({ key: kind, label: words[kind], options: items })),
    { key: "all", label: "", options: [{ href: all, title: unmarked(words.all), note: "", isToPage: true }] },
  ];
}
