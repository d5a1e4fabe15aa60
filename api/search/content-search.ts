import type { Locale } from "#contract/locale.ts";
import { plainText } from "#contract/plain-text.ts";
import { type Findable, listFindable, type Searched } from "./findable.ts";
import { excerpt, highlight, passage } from "./highlight.ts";
import type { Lexicon } from "./lexicon.ts";
import type { SearchDocument } from "./read-document.ts";
import { buildSearchIndex, type ContentSearch } from "./search-index.ts";

/** About two lines and a half of a wide page. */
const EXCERPT_LENGTH = 220;

/** What is looked through in one language. */
export async function indexForSearch(searched: Searched, locale: Locale, lexicon: Lexicon): Promise<ContentSearch> {
  const byKey = new Map<string, Findable>();
  const { match } = await buildSearchIndex(documents(searched, locale, byKey), { lexicon });
  return {
    match,
    show(key, understood) {
      const found = byKey.get(key);
      if (!found) return { title: [], text: [] };
      const [first = ""] = plainTexts(found);
      const best = passage(plainTexts(found), understood) ?? first;
      const text = highlight(excerpt(best.replaceAll("\n", " "), understood, EXCERPT_LENGTH), understood);
      return { title: highlight(plainText(found.title), understood), text };
    },
  };
}

function* documents(searched: Searched, locale: Locale, byKey: Map<string, Findable>): Generator<SearchDocument> {
  for (const findable of listFindable(searched, locale)) {
    byKey.set(findable.key, findable);
    const { key, title, keywords, texts, source } = findable;
    yield { key, title, keywords, source, text: () => [title, ...texts()].join(" ") };
  }
}

/** One at a time: what is asked for mostly stands at the beginning. A part named as the whole would only say it twice. */
function* plainTexts({ title, texts }: Findable): Generator<string> {
  for (const text of texts()) if (text !== title) yield plainText(text);
}
