import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale } from "#contract/locale.ts";
import type { Fault } from "../fault.ts";
import type { TextFile, Texts } from "./texts.ts";

/** On more pages than this a picture no longer says what its page is about. */
const MOST = 4;

/** A picture that stands on too many pages, and one that stands on none. A gallery shows what all centers have. */
export function findWornPictures({ root, files }: Texts): Fault[] {
  const pages = new Map<string, TextFile[]>();
  const used = new Set<string>();
  for (const file of files) {
    for (const picture of picturesOf(join(root, file.file))) {
      used.add(picture);
      if (file.locale === defaultLocale && file.folder !== "galleries")
        pages.set(picture, [...(pages.get(picture) ?? []), file]);
    }
  }
  const worn = [...pages].flatMap(([picture, on]) => on.slice(MOST).map((page) => tooMany(page, picture, on.length)));
  const unused = picturesIn(root)
    .filter((picture) => !used.has(picture))
    .map((file) => ({ file, line: 1, message: "stands on no page: use it or delete it" }));
  return [...worn, ...unused];
}

function tooMany({ file, lines }: TextFile, picture: string, count: number): Fault {
  const line = lines.get("image") ?? lines.get("scene") ?? 1;
  return { file, line, message: `${picture} stands on ${count} pages, ${MOST} are the most: choose another` };
}

/** Named in the front matter or in the text; a scene goes by its bare name. */
function picturesOf(path: string): Set<string> {
  const text = readText(path);
  const scenes = [...text.matchAll(/^scene: *([\w-]+)$/gm)].map(([, name]) => `pictures/${name}.svg`);
  return new Set([...scenes, ...(text.match(/pictures\/[\w./-]+\.\w+/g) ?? [])]);
}

/** Of the lists a pack may lack some. */
function readText(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

function picturesIn(root: string): string[] {
  const folder = join(root, "pictures");
  return existsSync(folder) ? readdirSync(folder).map((name) => `pictures/${name}`) : [];
}
