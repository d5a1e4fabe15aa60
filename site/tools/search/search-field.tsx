import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { Island } from "../../islands/island.tsx";
import "./site-search.css";
import { href } from "../../urls.ts";
import type { Query } from "./load-popular.server.ts";
import { searchWords } from "./search-words.ts";

type Props = { query: string; hint: string; popular: Query[] };

/** The field of the search page and the search dialog; a form before and without scripts. */
export function SearchField({ query, hint, popular }: Props) {
  const { locale, search_menu } = useWords();
  const { groups, field: words } = useWordsOf(searchWords);
  return (
    <Island
      name="site-search"
      props={{
        id: "site-search",
        action: href(locale, "search"),
        query,
        hint,
        popular,
        words: { ...words, ...groups, notFound: search_menu.not_found },
      }}
    />
  );
}
