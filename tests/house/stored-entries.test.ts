import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const KEEPING = "site/browser/state/kept-entry.ts";

/** What the site stores in a browser: the constant that each `setItem` or `keepEntry` names, and its two cookies. */
function findEntries(): string[] {
  const files = globSync("site/**/*.{ts,tsx}", { exclude: ["**/*.test.{ts,tsx}", KEEPING] });
  const stored = files.flatMap((file) => {
    const code = readFileSync(file, "utf8");
    return [...code.matchAll(/(?:(?:local|session)Storage\.setItem|keepEntry)\((\w+)/g)].map(
      ([, name]) => new RegExp(`const ${name} = "([^"]+)"`).exec(code)?.[1] ?? `${file}: ${name}`,
    );
  });
  return [...stored, "locale", "visually_impaired"];
}

test.each(["ru", "en"])("the cookie policy lists every entry that the site stores in a browser (%s)", (locale) => {
  const policy = readFileSync(`content/articles/information/cookie-policy.${locale}.md`, "utf8").replaceAll(
    /[\\*]/g,
    "",
  );
  const entries = findEntries();
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.filter((entry) => !policy.includes(`| ${entry}`))).toEqual([]);
});

test.each(["ru", "en"])("the section of the cookie policy that the notice links to exists (%s)", (locale) => {
  const anchor = /\$\{href\}#(\w+)/.exec(readFileSync("site/browser/cookie-notice.ts", "utf8"))?.[1];
  const policy = readFileSync(`content/articles/information/cookie-policy.${locale}.md`, "utf8");
  expect(policy).toContain(`{#${anchor}}`);
});
