import type { Block } from "#contract/blocks/block.ts";
import { plainText } from "#contract/plain-text.ts";
import { oncePerRecord } from "../../api/once-per-record.ts";

export type ContentsEntry = {
  anchor: string;
  title: string;
  /** Another address, for a topic that this page does not show. */
  href?: string;
  /** The headings of one text, or the texts of one topic. */
  parts?: ContentsEntry[];
  /** The topic that is shown: its parts are always listed. */
  isChosen?: boolean;
};

/** The id of <main> on every page. */
const TAKEN = "content";
const FEWEST = 4;
/** A longer contents list does not help. */
const MOST_ENTRIES = 60;

/** Gives every heading an anchor, the editor's or one made from its words; a long text also gets a contents list. */
export const withAnchors = oncePerRecord((blocks: Block[]): { content: Block[]; contents: ContentsEntry[] } => {
  const given = blocks.flatMap((block) => (block.type === "header" && block.data.anchor) || []);
  const claim = claimer([TAKEN, ...given]);
  const content = blocks.map((block): Block => {
    if (block.type !== "header") return block;
    const anchor = block.data.anchor ?? claim(toAnchor(plainText(block.data.text)));
    return { type: "header", data: { ...block.data, anchor } };
  });
  const entries = entriesOf(content);
  return { content, contents: entries.length < FEWEST ? [] : entries };
});

/** The main headings of a text; they must already have anchors. */
export function entriesOf(blocks: Block[]): ContentsEntry[] {
  return blocks
    .flatMap((block) => (block.type === "header" && block.data.level <= 2 ? [block.data] : []))
    .map(({ anchor = "", text }) => ({ anchor, title: plainText(text) }))
    .slice(0, MOST_ENTRIES);
}

/** The same for a page of several texts: anchors are unique across all of them. */
export function withAnchorsOfAll(texts: Block[][]): { texts: Block[][]; contents: ContentsEntry[] } {
  const { content, contents } = withAnchors(texts.flat());
  let start = 0;
  return { texts: texts.map(({ length }) => content.slice(start, (start += length))), contents };
}

/**
 * Makes names unique by adding a number. Remembers the last number of each name, so that a thousand equal headings take
 * a thousand steps, not a million.
 */
export function claimer(given: string[]): (wanted: string) => string {
  const taken = new Set(given);
  const counts = new Map<string, number>();
  return (wanted) => {
    let n = counts.get(wanted) ?? 1;
    let anchor = n === 1 ? wanted : `${wanted}-${n}`;
    while (taken.has(anchor)) anchor = `${wanted}-${++n}`;
    counts.set(wanted, n);
    taken.add(anchor);
    return anchor;
  };
}

const MOST = 60;

/** Latin letters only, so that a copied address stays readable. */
export function toAnchor(title: string): string {
  const latin = title
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[а-яё]/g, (letter) => LATIN[letter] ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  const short =
    latin.length > MOST
      ? latin
          .slice(0, MOST + 1)
          .replace(/-[^-]*$/, "")
          .slice(0, MOST)
      : latin;
  return /^[a-z]/.test(short) ? short : `part-${short}`.replace(/-$/, "");
}

const LATIN: Record<string, string> = Object.fromEntries(
  "а a,б b,в v,г g,д d,е e,ё e,ж zh,з z,и i,й y,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х kh,ц ts,ч ch,ш sh,щ sch,ъ ,ы y,ь ,э e,ю yu,я ya"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);
