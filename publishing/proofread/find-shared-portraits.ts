import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale } from "#contract/locale.ts";
import type { Fault } from "../fault.ts";
import type { TextFile, Texts } from "./texts.ts";

/** Articles about one person, by the beginning of their category. */
const ABOUT_PEOPLE = /^(stories|speech)/;

/** A portrait belongs to one person. The same person may have several records: then they have the same name. */
export function findSharedPortraits({ root, files }: Texts): Fault[] {
  const owners = new Map<string, TextFile>();
  return files.filter(isPerson).flatMap((person) => {
    const image = String(person.front["image"]);
    const portrait = fingerprintOf(join(root, image)) ?? image;
    const owner = owners.get(portrait);
    if (!owner) owners.set(portrait, person);
    if (!owner || haveOneName(owner, person)) return [];
    const line = person.lines.get("image") ?? 1;
    return [
      { file: person.file, line, message: `image: ${image} is the portrait of another person, in ${owner.file}` },
    ];
  });
}

function isPerson({ locale, folder, front }: TextFile): boolean {
  if (locale !== defaultLocale || typeof front["image"] !== "string" || front["active"] === false) return false;
  return ["specialists", "reviews"].includes(folder) || ABOUT_PEOPLE.test(String(front["category"]));
}

function haveOneName(one: TextFile, other: TextFile): boolean {
  const names = new Set(namesOf(one));
  return namesOf(other).filter((name) => names.has(name)).length > 1;
}

function namesOf({ front }: TextFile): string[] {
  return String(front["title"]).match(/\p{Lu}\p{L}+/gu) ?? [];
}

/** A copy under another name is the same portrait. */
function fingerprintOf(file: string): string | undefined {
  try {
    return createHash("sha256").update(readFileSync(file)).digest("hex");
  } catch {
    return undefined;
  }
}
