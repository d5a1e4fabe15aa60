import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rename } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { Image } from "#contract/records/image.ts";
import { makePicture } from "./pictures/pictures.ts";

export type DocumentFile = { name: string; path: string; ext: string; mime: string; size: number };
export type Assets = { picture(file: string): Promise<Image>; document(file: string): Promise<DocumentFile> };

const MIME: Record<string, string> = {
  ".pdf": "application/pdf",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".txt": "text/plain",
};

/** Turns files of the pack into served files, named by their content, so that a name never changes its content. */
export function createAssets(root: string, mediaDir: string): Assets {
  const made = new Map<string, Promise<Image>>();
  return {
    picture(file) {
      const known = made.get(file);
      if (known) return known;
      const making = mkdir(mediaDir, { recursive: true }).then(() => makePicture(join(root, file), mediaDir));
      made.set(file, making);
      return making;
    },

    async document(file) {
      const ext = extname(file);
      const mime = MIME[ext];
      if (!mime) throw new Error(`is not a document of a known type (${Object.keys(MIME).join(", ")})`);
      const bytes = await readFile(join(root, file)).catch(() => {
        throw new Error("is not there");
      });
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
      const name = basename(file);
      const path = `${basename(file, ext)}.${hash}${ext}`;
      await mkdir(mediaDir, { recursive: true });
      const unfinished = join(mediaDir, `.${path}.${process.pid}`);
      await copyFile(join(root, file), unfinished);
      await rename(unfinished, join(mediaDir, path));
      return { name, path, ext: ext.slice(1), mime, size: bytes.length };
    },
  };
}
