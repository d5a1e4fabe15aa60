import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";
import { bounds } from "../liberal/bounds.ts";
import { firstOf, isSaved, type Saved } from "../saved.ts";
import { savedAs } from "./read-data.ts";

const Style = z.enum(["ordered", "unordered"]);

/**
 * A plain item is its text; one that is ticked or has a nested list is an object. `style` is that of the nested list.
 */
export type ListItem =
  | string
  | {
      content: string;
      checked?: boolean | undefined;
      style?: z.output<typeof Style> | undefined;
      items?: ListItem[] | undefined;
    };

export const ListItem: z.ZodType<ListItem> = z.lazy(() =>
  z.preprocess(
    readItem,
    z.union([
      InlineHtml,
      z.object({
        content: InlineHtml,
        checked: z.boolean().optional(),
        style: Style.optional(),
        items: z.array(ListItem).optional(),
      }),
    ]),
  ),
);

/**
 * A list, possibly nested: both generations of the plug-in, the nested one and the checklist are converted to this
 * shape.
 */
export const List = z.object({
  type: z.literal("list"),
  data: savedAs(
    {
      style: Style,
      items: z.array(ListItem).min(1),
      /** For a numbered list that does not start at 1 or does not use digits. */
      start: z.number().int().optional().catch(undefined),
      counter: z.enum(["a", "A", "i", "I"]).optional().catch(undefined),
    },
    readList,
  ),
});
export type List = z.output<typeof List>;

const COUNTERS: Record<string, string> = {
  "lower-alpha": "a",
  "upper-alpha": "A",
  "lower-roman": "i",
  "upper-roman": "I",
};

function readList(saved: Saved): object {
  const meta = isSaved(saved["meta"]) ? saved["meta"] : {};
  const start = Number(firstOf({ ...meta, ...saved }, "start"));
  return {
    style: saved["style"] === "ordered" ? "ordered" : "unordered",
    items: saved["items"],
    ...(start !== 1 && Number.isInteger(start) && { start }),
    counter: saved["counter"] ?? COUNTERS[String(meta["counterType"])],
  };
}

/** Text, {content, items}, {content, meta: {checked}, items} or {text, checked}. */
function readItem(item: unknown): unknown {
  if (!isSaved(item)) return item;
  const content = firstOf(item, "content", "text") ?? "";
  const meta = isSaved(item["meta"]) ? item["meta"] : {};
  const checked = [item["checked"], meta["checked"]].find((flag) => typeof flag === "boolean");
  const items = nonEmpty(within(item, bounds.listDepth)["items"]);
  if (checked === undefined && !items) return content;
  const style = Style.safeParse(item["style"]).data;
  return { content, ...(checked !== undefined && { checked }), ...(style && { style }), ...(items && { items }) };
}

function nonEmpty(items: unknown): unknown[] | undefined {
  return Array.isArray(items) && items.length > 0 ? items : undefined;
}

/** Cuts an item to this many nested levels: readers and views are recursive. */
function within(item: Saved, levels: number): Saved {
  const items = nonEmpty(item["items"]);
  if (!items) return item;
  if (levels === 0) return { ...item, items: [] };
  return { ...item, items: items.map((one) => (isSaved(one) ? within(one, levels - 1) : one)) };
}

export const listExamples: List[] = [
  { type: "list", data: { style: "unordered", items: ["утренняя смена", "дневная смена", "вечерняя смена"] } },
  { type: "list", data: { style: "ordered", items: ["звонок", "документы", "знакомство с центром"] } },
  {
    type: "list",
    data: {
      style: "unordered",
      items: [
        "Мойте руку перед процедурой.",
        {
          content: "Не носите на этой руке:",
          items: [
            "часы и тугие браслеты",
            { content: "тяжести", style: "ordered", items: ["сумку", "ребёнка на сгибе локтя"] },
          ],
        },
      ],
    },
  },
  {
    type: "list",
    data: {
      style: "unordered",
      items: [
        { content: "Паспорт и полис", checked: true },
        { content: "Выписка от нефролога", checked: false },
      ],
    },
  },
  { type: "list", data: { style: "ordered", start: 3, counter: "i", items: ["третья глава", "четвёртая глава"] } },
];
