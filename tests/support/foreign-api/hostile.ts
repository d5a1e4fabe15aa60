import type { Saved } from "./records.ts";

const article = { id: 1, alias: "hostile", title: "Hostile", publishedAt: null };
const withContent = (content: unknown[]): Saved => ({ ...article, content });
const text = (html: string) => withContent([{ type: "paragraph", data: { text: html } }]);

/** Nests `make` this many times. */
function nested(times: number, make: (inner: unknown) => unknown): unknown {
  let made = make(undefined);
  for (let n = 1; n < times; n++) made = make(made);
  return made;
}

/** Articles that are expensive to read. Each is small enough to be sent. */
export function hostileRecords(): Record<string, Saved> {
  const cells = Array.from({ length: 20_000 }, () => "1");
  const table = (content: unknown) => withContent([{ type: "table", data: { withHeadings: true, content } }]);
  const list = nested(1_000, (inner) => ({ content: "раз", items: inner ? [inner] : [] }));
  const parent = nested(1_000, (inner) => ({ alias: "news", title: "Раз", parent: inner ?? null }));
  return {
    "a table of 20,000 × 20,000 cells": table([cells, ...Array.from({ length: 19_999 }, () => [])]),
    "a table of 200,000 rows": table(Array.from({ length: 200_000 }, () => ["1"])),
    "a cell of 60,000 digits": table([
      ["а", "б"],
      ["в", `${"1".repeat(60_000)}x`],
    ]),
    "20,000 equal headings": withContent(
      Array.from({ length: 20_000 }, () => ({ type: "header", data: { text: "Раз", level: 2 } })),
    ),
    "5,000 tags inside each other": text("<b>".repeat(5_000) + "раз"),
    "5,000 tags that close nothing": text("<b></i>".repeat(5_000)),
    "3,000 links in bold": text("<a><b>".repeat(3_000)),
    "20,000 tags beside each other": text("<i>x</i>".repeat(10_000)),
    "a tag with 20,000 attributes": text(`<b ${Array.from({ length: 20_000 }, (_, n) => `a${n}=1`).join(" ")}>`),
    "a text of 4,000,000 signs": text("раз ".repeat(1_000_000)),
    "60,000 opening signs": text("<".repeat(60_000)),
    "a list 1,000 deep": withContent([{ type: "list", data: { style: "ordered", items: [list] } }]),
    "a list of 200,000 items": withContent([
      { type: "list", data: { style: "ordered", items: Array.from({ length: 200_000 }, () => "раз") } },
    ]),
    "a spoiler's list 1,000 deep": withContent([{ type: "spoiler", data: { summary: "?", list: [list] } }]),
    "1,000 categories above each other": { ...article, category: parent },
    "150,000 blocks": withContent(
      Array.from({ length: 150_000 }, () => ({ type: "paragraph", data: { text: "раз" } })),
    ),
    "200,000 blocks of nobody": withContent(Array.from({ length: 200_000 }, (_, n) => ({ type: `x${n}` }))),
    "a picture with 100,000 copies": {
      ...article,
      image: {
        path: "/a.jpg",
        preview: { compressed: Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [n, "/a.jpg"])) },
      },
    },
  };
}
