import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";

const UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ALL = `${UPPER.toLowerCase()}${UPPER}0123456789`;
/** Ad blockers hide elements of classes such as `Ad`. */
const FIRST = UPPER.slice(1);

let places: Map<string, number> | undefined;

/**
 * The name of a CSS module class in the build, the same in the browser and on the server: two letters, counted through
 * all modules. The first is a capital, which no class of a plain sheet or a script has.
 */
export function shortClassName(name: string, file: string): string {
  places ??= new Map(allNames().map((one, place) => [one, place]));
  const place = places.get(keyOf(name, file)) ?? -1;
  const [first, second] = [FIRST[Math.floor(place / ALL.length)], ALL[place % ALL.length]];
  if (!first || !second) throw new Error(`${file}: no short name for ${name}`);
  return first + second;
}

/** The same while developing, where a class is added at any time, and people read it. */
export function readableClassName(name: string, file: string): string {
  return `_${name}_${createHash("sha256").update(pathOf(file)).digest("hex").slice(0, 4)}`;
}

/** The classes that a style sheet names, without those that it calls global. */
export function classesIn(css: string): Set<string> {
  const own = css.replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|url\([^)]*\)|"[^"]*"/g, "");
  return new Set([...own.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name));
}

function allNames(): string[] {
  return globSync("site/**/*.module.css")
    .toSorted()
    .flatMap((file) => {
      const css = readFileSync(file, "utf8");
      const animations = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name);
      return [...new Set([...classesIn(css), ...animations])].map((name) => keyOf(name, file));
    });
}

function keyOf(name: string, file: string): string {
  return `${pathOf(file)} ${name}`;
}

function pathOf(file: string): string {
  const [path = ""] = relative(process.cwd(), file).split("?");
  return path;
}
