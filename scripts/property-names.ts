import { globSync, readFileSync } from "node:fs";
import type { CSSOptions } from "vite";

/** The sheet that defines most of them: counted first, so that what a page adds does not rename them. */
const TOKENS = "site/ui/tokens.css";
const NAME = /(?<![\w-])--[a-zA-Z][\w-]*/g;
const LOWER = "abcdefghijklmnopqrstuvwxyz";
const LETTERS = LOWER + LOWER.toUpperCase();

let places: Map<string, number> | undefined;

/**
 * The name of a custom property in the build: one or two letters, counted through all sheets. Only sheets name custom
 * properties; no script does.
 */
export function shortPropertyName(name: string): string {
  places ??= new Map(allNames().map((one, place) => [one, place]));
  const place = places.get(name);
  if (place === undefined) throw new Error(`no short name for ${name}`);
  const [tens, ones] = [Math.floor(place / LETTERS.length), place % LETTERS.length];
  return `--${tens > 0 ? LETTERS[tens - 1] : ""}${LETTERS[ones]}`;
}

/** The custom properties that a text names. */
export function propertiesIn(text: string): Set<string> {
  return new Set([...text.matchAll(NAME)].map(([name]) => name));
}

/** Renames them wherever a sheet defines, registers or uses one. */
export const shortProperties = {
  plugins: [
    {
      postcssPlugin: "short-properties",
      Once(sheet) {
        sheet.walkDecls((declaration) => {
          declaration.prop = shortened(declaration.prop);
          declaration.value = shortened(declaration.value);
        });
        sheet.walkAtRules((rule) => {
          rule.params = shortened(rule.params);
        });
      },
    },
  ],
} satisfies CSSOptions["postcss"];

function shortened(text: string): string {
  return text.replaceAll(NAME, shortPropertyName);
}

function allNames(): string[] {
  const sheets = globSync("site/**/*.css", { exclude: ["site/public/**"] }).toSorted();
  return [...propertiesIn([TOKENS, ...sheets].map((file) => readFileSync(file, "utf8")).join("\n"))];
}
