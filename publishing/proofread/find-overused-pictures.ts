import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { defaultLocale } from "#contract/locale.ts";
import { GLOSSARY } from "../kinds/term.ts";
import type { Fault } from "../fault.ts";
import type { TextFile, Texts } from "./texts.ts";

/** At the head of more pages than this, a picture no longer says what its page is about. */
const MOST = 2;

/** A picture at the head of too many pages, one that an overview shares, and one that is on no page. */
export function findOverusedPictures({ root, files }: Texts): Fault[] {
  const heads = new Map<string, TextFile[]>();
  const used = new Set<string>();
  const lists = new Set(files.flatMap(({ file }) => dirname(file).split("/")));
  for (const file of files) {
    for (const picture of picturesOf(join(root, file.file))) used.add(picture);
    const head = headOf(file);
    // A term is about the same thing as the article whose drawing it shows.
    const isTerm = dirname(file.file) === GLOSSARY;
    if (head && file.locale === defaultLocale && !isTerm) heads.set(head, [...(heads.get(head) ?? []), file]);
  }
  const worn = [...heads].flatMap(([picture, on]) => {
    const overview = on.find((page) => isOverview(page, lists));
    if (overview) return on.filter((page) => page !== overview).map((page) => notOurs(page, picture, overview));
    return on.slice(MOST).map((page) => tooMany(page, picture, on.length));
  });
  const unused = picturesIn(root)
    .filter((picture) => !used.has(picture))
    .map((file) => ({ file, line: 1, message: "is on no page: use it or delete it" }));
  return [...worn, ...unused];
}

/** An overview page: one of the menus, or the list of a folder's records. */
function isOverview({ file, name }: TextFile, lists: Set<string>): boolean {
  return basename(dirname(file)) === "pages" || lists.has(name);
}

function headOf({ front }: TextFile): string | undefined {
  if (typeof front["scene"] === "string") return `pictures/${front["scene"]}.svg`;
  return typeof front["image"] === "string" ? front["image"] : undefined;
}

function tooMany(page: TextFile, picture: string, count: number): Fault {
  return fault(page, `${picture} is at the head of ${count} pages, ${MOST} at most: choose another`);
}

function notOurs(page: TextFile, picture: string, overview: TextFile): Fault {
  return fault(page, `${picture} belongs to the overview ${overview.file}: choose another`);
}

function fault({ file, lines }: TextFile, message: string): Fault {
  return { file, line: lines.get("image") ?? lines.get("scene") ?? 1, message };
}

/** Named in the front matter or in the text; a scene by its file name only. */
function picturesOf(path: string): Set<string> {
  const text = readText(path);
  const scenes = [...text.matchAll(/^scene: *([\w-]+)$/gm)].map(([, name]) => `pictures/${name}.svg`);
  return new Set([...scenes, ...(text.match(/pictures\/[\w./-]+\.\w+/g) ?? [])]);
}

/** A pack may lack some of the lists. */
function readText(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

function picturesIn(root: string): string[] {
  const folder = join(root, "pictures");
  return existsSync(folder) ? readdirSync(folder).map((name) => `pictures/${name}`) : [];
}
