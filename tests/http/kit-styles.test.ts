import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtPages } from "../support/pages.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("plain");

/** Ignores comments and file names, which have dots, too. */
const classesIn = (css: string) =>
  new Set(
    [...css.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/g, "").matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(
      ([, name = ""]) => name,
    ),
  );

/** The classes that a sheet defines: those that begin a rule. */
const subjectsOf = (file: string) =>
  new Set([...readFileSync(file, "utf8").matchAll(/^ {2}\.([a-z][\w-]*)/gm)].map(([, name = ""]) => name));

test("a page that shows a component of the design system or a block has loaded its styles", async () => {
  const subjects = globSync(["site/ui/*.css", "site/parts/blocks/*/*.css"])
    .filter((file) => !/vision|print|large-letters/.test(file))
    .flatMap((file) => [...subjectsOf(file)]);
  expect(subjects).toEqual(expect.arrayContaining(["accordion", "care", "field", "table", "tabs"]));
  const known = new Map<string, Set<string>>();
  const faults: string[] = [];
  for (const path of [...builtPages.map(({ path }) => path), "/nowhere", "/_/styleguide"]) {
    const html = await (await fetch(server.origin + path)).text();
    const styled = new Set<string>();
    for (const [, file = ""] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"(?! media)/g)) {
      const classes = known.get(file) ?? classesIn(await (await fetch(server.origin + file)).text());
      known.set(file, classes);
      for (const name of classes) styled.add(name);
    }
    // The content of a template is for a dialog, which loads its own styles.
    const shown = html.replaceAll(/<template[\s\S]*?<\/template>/g, "");
    const used = new Set([...shown.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
    for (const name of subjects) if (used.has(name) && !styled.has(name)) faults.push(`${path}: .${name}`);
  }
  expect(faults).toEqual([]);
});
