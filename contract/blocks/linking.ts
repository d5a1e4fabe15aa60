import { z } from "zod";
import { defaultLocale, locales } from "../locale.ts";
import { MediaPath } from "../records/media-path.ts";
import { firstOf, isSaved, type Saved } from "../saved.ts";
import { savedAs } from "./read-data.ts";

/** The type of item that names a media file. */
const FILE = "5.1";

const LinkedFile = z.object({
  title: z.string(),
  ext: z.string().default(""),
  size: z.number().int().nullable().default(null),
  path: MediaPath,
  language: z.enum(locales).optional().catch(undefined),
});

/** Files to download, by their ids. The site adds the files; an item whose file does not exist is not shown. */
export const Linking = z.object({
  type: z.literal("linking"),
  data: savedAs(
    {
      items: z.array(
        z.object({
          type: z.literal(FILE),
          id: z.number().int().positive(),
          file: LinkedFile.optional().catch(undefined),
        }),
      ),
    },
    readLinking,
  ),
});
export type Linking = z.output<typeof Linking>;

/** Items of other types name things we have no view for. */
function readLinking(saved: Saved): object {
  const items = Array.isArray(saved["items"]) ? saved["items"] : [];
  return { items: items.flatMap(readItem) };
}

function readItem(item: unknown): object[] {
  if (!isSaved(item)) return idOf(item) ? [{ type: FILE, id: idOf(item) }] : [];
  if (String(item["type"]) !== FILE) return [];
  const value = firstOf(item, "id", "value", "file", "fileId");
  const id = idOf(isSaved(value) ? value["id"] : value);
  return id ? [{ type: FILE, id, ...(isSaved(item["file"]) && { file: item["file"] }) }] : [];
}

function idOf(value: unknown): number | undefined {
  const id = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return typeof id === "number" && Number.isInteger(id) && id > 0 ? id : undefined;
}

export const linkingExamples: Linking[] = [
  {
    type: "linking",
    data: {
      items: [
        {
          type: FILE,
          id: 3,
          file: {
            title: "Памятка: диализ в поездке",
            ext: "pdf",
            size: 81_920,
            path: "/media/memo.pdf",
            language: defaultLocale,
          },
        },
        {
          type: FILE,
          id: 2,
          file: { title: "Договор, образец", ext: "docx", size: 1_258_291, path: "/media/contract.docx" },
        },
      ],
    },
  },
];
