import { expect, test, vi } from "vitest";
import type { Block } from "#contract/blocks/block.ts";
import type { MediaFile } from "#contract/records/media.ts";
import { sampleSite } from "../../../tests/support/sample-site.ts";
import { fillFiles } from "./fill-files.server.ts";

const file = (id: number, title: string): MediaFile => ({
  id,
  title,
  locale: "ru",
  active: true,
  weight: 0,
  name: `${id}.pdf`,
  path: `/media/${id}.pdf`,
  ext: "pdf",
  mime: "application/pdf",
  size: 10,
  language: "ru",
});

const linking = (...ids: number[]): Block => ({
  type: "linking",
  data: { items: ids.map((id) => ({ type: "5.1", id })) },
});

function visit(files: () => Promise<{ files: MediaFile[] }>) {
  const ask = vi.fn(files);
  return { ask, site: sampleSite({ files: ask }) };
}

test("all files of a page are loaded by one call, in its order; a missing one is left out", async () => {
  const { ask, site } = visit(async () => ({ files: [file(2, "А"), file(1, "Б")] }));
  const text: Block = { type: "paragraph", data: { text: "Раз" } };
  const filled = await fillFiles(site, [linking(1, 2), text, linking(3, 1)]);
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    filters: { id: [1, 2, 3], active: true },
    order: { title: "asc", id: "asc" },
  });
  const shown = (id: number, title: string) => ({
    type: "5.1",
    id,
    file: { title, ext: "pdf", size: 10, path: `/media/${id}.pdf`, language: "ru" },
  });
  expect(filled).toEqual([
    { type: "linking", data: { items: [shown(2, "А"), shown(1, "Б")] } },
    text,
    { type: "linking", data: { items: [shown(1, "Б")] } },
  ]);
});

test("a page without files makes no call", async () => {
  const { ask, site } = visit(async () => ({ files: [] }));
  const blocks: Block[] = [{ type: "delimiter", data: {} }];
  expect(await fillFiles(site, blocks)).toBe(blocks);
  expect(ask).not.toHaveBeenCalled();
});

test("when the call fails the text stays, without its files", async () => {
  const { site } = visit(() => Promise.reject(new Error("away")));
  expect(await fillFiles(site, [linking(1)])).toEqual([{ type: "linking", data: { items: [] } }]);
  expect(site.isPartial).toBe(true);
});
