import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { classesIn, shortClassName } from "../../scripts/class-names.ts";
import { propertiesIn, shortPropertyName } from "../../scripts/property-names.ts";

const IMPORT = /import (\w+) from "([^"]+\.module\.css)"/g;

test("every class that a view uses is in its style sheet, and every class there is used", () => {
  const taken = new Map<string, Set<string>>();
  const missing: string[] = [];
  for (const file of globSync("site/**/*.{ts,tsx}")) {
    const code = readFileSync(file, "utf8");
    const view = code.replaceAll(IMPORT, "");
    for (const [, name = "", sheet = ""] of code.matchAll(IMPORT)) {
      const path = join(dirname(file), sheet);
      const classes = classesOf(path);
      const used = taken.get(path) ?? new Set();
      taken.set(path, used);
      // A class chosen at run time may be any of them.
      if (new RegExp(`\\b${name}\\[`).test(view)) for (const one of classes) used.add(one);
      for (const [, one = ""] of view.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))) {
        used.add(one);
        if (!classes.has(one)) missing.push(`${file} takes .${one}, which ${path} does not have`);
      }
    }
  }
  expect(missing).toEqual([]);
  const unused = globSync("site/**/*.module.css").flatMap((path) =>
    [...classesOf(path)]
      .filter((one) => !GLOBAL.test(one) && !taken.get(path)?.has(one))
      .map((one) => `${path} has .${one} in vain`),
  );
  expect(unused).toEqual([]);
});

test("every class that a view writes out is known to a style sheet, a script or a test", () => {
  const written = new Set(
    globSync("site/**/*.tsx").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\bclassName=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(
        ([, list = "", template = ""]) =>
          // A word that is joined to a value is not whole.
          `${list} ${template.replaceAll(/[\w-]*\$\{[^}]*\}[\w-]*/g, " ")}`.split(/\s+/).filter(Boolean),
      ),
    ),
  );
  const readers = globSync(["site/**/*.{css,ts}", "server/**/*.ts", "tests/{browser,http}/**/*.ts"])
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const known = new Set([...readers.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
  expect(written.size).toBeGreaterThan(200);
  expect([...written].filter((name) => !known.has(name))).toEqual([]);
});

test("styles of one component are a CSS module; a plain sheet belongs to the design system, or is also loaded by a script", () => {
  const plain = globSync("site/**/*.css", { exclude: ["site/public/**", "site/**/*.module.css"] });
  const asked = globSync("site/**/*.{ts,tsx}").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/from "([^"]+\.css)\?url"/g)].map(([, sheet = ""]) =>
      join(dirname(file), sheet),
    ),
  );
  // Style sheets that are loaded by their address, with everything they import.
  const together = new Set(asked);
  for (const sheet of together)
    for (const [, part = ""] of readFileSync(sheet, "utf8").matchAll(/@import "([^"]+)"/g))
      together.add(join(dirname(sheet), part));
  const others = plain.filter((sheet) => !SHARED.test(sheet) && !together.has(sheet));
  expect(plain.length).toBeGreaterThan(40);
  expect(others).toEqual([]);
});

test("every rule is in a layer", () => {
  const sheets = globSync("site/**/*.css", { exclude: ["site/public/**"] });
  expect(sheets.flatMap((path) => outsideLayers(withoutComments(path)).map((rule) => `${path}: ${rule}`))).toEqual([]);
});

test("the style sheet of every block is in the common list, or among the rare ones", () => {
  const listed = readFileSync("site/parts/blocks/blocks.css", "utf8").matchAll(/@import "\.\/([^"]+)"/g);
  const sheets = globSync("*/*.css", { cwd: "site/parts/blocks" });
  expect(sheets.length).toBeGreaterThan(10);
  const rare = readFileSync("site/parts/blocks/blocks.tsx", "utf8").matchAll(/"\.\/([^"]+)\?url"/g);
  expect([...listed, ...rare].map(([, sheet = ""]) => sheet).toSorted()).toEqual([...sheets, "cards.css"].toSorted());
});

test("every class of a CSS module has a short name of its own, which nothing else has", () => {
  const sheets = globSync("site/**/*.module.css").toSorted();
  const names = sheets.flatMap((path) => [...classesOf(path)].map((name) => shortClassName(name, path)));
  expect(names.length).toBeGreaterThan(500);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[B-Z][a-zA-Z0-9]$/.test(name))).toEqual([]);
  const plain = globSync("site/**/*.css", { exclude: ["site/**/*.module.css"] }).flatMap((path) => [
    ...classesOf(path),
  ]);
  const inScripts = globSync("site/**/*.{ts,tsx}").flatMap((path) => [
    ...readFileSync(path, "utf8").matchAll(/class(?:Name|List\.\w+\()?[=:]? *["'`]([^"'`]+)/g),
  ]);
  const others = [...plain, ...inScripts.flatMap(([, list = ""]) => list.split(" "))];
  expect(others).toEqual(expect.arrayContaining(["button", "sr", "cookie-whole"]));
  expect(others.filter((name) => /^[A-Z]/.test(name))).toEqual([]);
});

test("every custom property has a short name of its own, and only style sheets use them", () => {
  const sheets = globSync("site/**/*.css", { exclude: ["site/public/**"] });
  const properties = [...new Set(sheets.flatMap((path) => [...propertiesIn(readFileSync(path, "utf8"))]))];
  const names = properties.map(shortPropertyName);
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^--[a-zA-Z]{1,2}$/.test(name))).toEqual([]);
  // Built as they are, they would not know the short names.
  const asTheyAre = [
    ...globSync("site/**/*.{ts,tsx,svg}", { exclude: ["**/*.test.*"] }),
    ...globSync("site/public/*.css"),
  ];
  const others = asTheyAre.filter((path) => /(?:["'`]|var\()--[a-zA-Z]/.test(readFileSync(path, "utf8")));
  expect(others).toEqual([]);
});

test("every custom property that a sheet defines is used", () => {
  const css = globSync("site/**/*.css", { exclude: ["site/public/**"] })
    .map(withoutComments)
    .join("\n");
  const used = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  expect(used.size).toBeGreaterThan(100);
  expect([...propertiesIn(css)].filter((name) => !used.has(name))).toEqual([]);
});

test("what is in no style sheet has no short name", () => {
  expect(() => shortClassName("nowhere", "site/frame/header.module.css")).toThrow("no short name for nowhere");
  expect(() => shortPropertyName("--nowhere")).toThrow("no short name for --nowhere");
});

test("no sheet uses light-dark(), which some supported browsers lack and the build leaves as it is", () => {
  const sheets = globSync("site/**/*.css", { exclude: ["site/public/**"] });
  expect(sheets.filter((path) => withoutComments(path).includes("light-dark("))).toEqual([]);
});

test("media and container queries use the size of letters, not pixels", () => {
  const faults = globSync("site/**/*.css").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/@(?:media|container)[^{]*\d(?:px)[^{]*/g)].map(
      ([query]) => `${path}: ${query}`,
    ),
  );
  expect(faults).toEqual([]);
});

test("the width of a text column is set in letters, not pixels", () => {
  const faults = globSync("site/**/*.css").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/(?:max-width|--modal-width): *[6-9][0-9]{2}px/g)].map(
      ([rule]) => `${path}: ${rule}`,
    ),
  );
  expect(faults).toEqual([]);
});

/** The design system, and folders where scripts use the same class names as the views. */
const SHARED = /^site\/(?:ui|browser|tools|parts\/(?:blocks|saving))\//;

function withoutComments(path: string): string {
  return readFileSync(path, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
}

/** The selectors of rules outside any layer. Other at-rules, such as @font-face, need none. */
function outsideLayers(css: string): string[] {
  const found: string[] = [];
  let [depth, start, open] = [0, 0, 0];
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    if (sign === "{" && depth++ === 0) open = index;
    if (sign === "}" && --depth === 0) {
      const head = css.slice(start, open).trim();
      if (/^@(?:media|supports|container)\b/.test(head)) found.push(...outsideLayers(css.slice(open + 1, index)));
      else if (!/^@(?:layer|font-face|property|keyframes|page|view-transition)\b/.test(head)) found.push(head);
    }
    if (depth === 0) start = index + 1;
  }
  return found;
}

function classesOf(path: string): Set<string> {
  return classesIn(readFileSync(path, "utf8"));
}

/** Classes of the design system that a sheet may use besides its own. */
const GLOBAL = /^(?:icon|button|grid|wrap|prose|card|sr|muted|lead|deep|section)(?:-[\w-]+)?$/;
