import type { Locale } from "#contract/locale.ts";
import type { Piece } from "#contract/search.ts";
import { type FoundGroup, unmarked } from "./found.ts";

export type SearchOption = {
  href: string;
  title: Piece[];
  note: Piece[];
  lang?: Locale;
  /** Opens the search page, leaving the dialog. */
  isToPage?: true;
};

/** Without a label if its only option is clear without one. */
export type OptionGroup = { key: string; label: string; options: SearchOption[] };

type Given = {
  /** The typed text, trimmed. */
  asked: string;
  found: FoundGroup[];
  popular: { text: string; href: string; lang?: Locale }[];
  /** The search page. */
  action: string;
  words: Record<FoundGroup["kind"] | "popular" | "all", string>;
};

/** The options below the search field: popular searches at first, then the results and a link to all of them. */
export function optionGroups({ asked, found, popular, action, words }: Given): OptionGroup[] {
  if (asked === "") {
    const options = popular.map(({ text, ...query }) => ({
      ...query,
      title: unmarked(text),
      note: [],
      isToPage: true as const,
    }));
    return options.length > 0 ? [{ key: "popular", label: words.popular, options }] : [];
  }
  if (found.length === 0) return [];
  const all = `${action}?${new URLSearchParams({ q: asked })}`;
  return [
    ...found.map(({ kind, items }) => ({ key: kind, label: words[kind], options: items })),
    { key: "all", label: "", options: [{ href: all, title: unmarked(words.all), note: [], isToPage: true }] },
  ];
}
