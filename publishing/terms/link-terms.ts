import type { Block } from "#contract/blocks/block.ts";
import type { ListItem } from "#contract/blocks/list.ts";
import { type Locale, localePath, locales } from "#contract/locale.ts";
import { pathOf } from "#contract/paths.ts";
import type { StoredKinds } from "#api/stored.ts";
import { GLOSSARY } from "../kinds/term.ts";
import type { ReadRecord } from "../read-record.ts";
import { createLinker, type Linker } from "./linker.ts";

type Article = StoredKinds["article"];

/** The category of legal texts, which are not linked: their wording is fixed. */
export function isLegal(category: unknown): boolean {
  return category === "documents";
}

/** Links the terms of the glossary from every article, each at its first occurrence. A term is not linked to itself. */
export function linkTerms(records: ReadRecord[]): void {
  const articles = records.filter(({ kind }) => kind === "article").map(({ body }) => body as Article);
  for (const locale of locales) {
    const terms = articles.flatMap(({ shared, words }) => {
      const own = words[locale];
      if (shared.category !== GLOSSARY || !shared.active || !own) return [];
      return { alias: shared.alias, forms: [own.title, ...(own.synonyms ?? [])] };
    });
    if (terms.length === 0) continue;
    const newLinker = createLinker(terms, (alias) => addressOf(alias, locale));
    for (const { shared, words } of articles) {
      const own = words[locale];
      if (!own || isLegal(shared.category)) continue;
      own.content = linkBlocks(own.content, newLinker(shared.alias));
    }
  }
}

function addressOf(alias: string, locale: Locale): string {
  return localePath(locale, pathOf("glossaryTerm", { item: alias }));
}

/** Only running text: no headings, no titles of blocks, no tables, which are looked up rather than read. */
function linkBlocks(blocks: Block[], link: Linker): Block[] {
  return blocks.map((block): Block => {
    switch (block.type) {
      case "paragraph":
        return { ...block, data: { text: link(block.data.text) } };
      case "list":
        return { ...block, data: { ...block.data, items: linkItems(block.data.items, link) } };
      case "spoiler":
      case "care": {
        const { text, list } = block.data;
        const linked = { text: link(text), ...(list && { list: linkItems(list, link) }) };
        return { ...block, data: { ...block.data, ...linked } } as Block;
      }
      default:
        return block;
    }
  });
}

function linkItems(items: ListItem[], link: Linker): ListItem[] {
  return items.map((item) => {
    if (typeof item === "string") return link(item);
    const content = link(item.content);
    return item.items ? { ...item, content, items: linkItems(item.items, link) } : { ...item, content };
  });
}
