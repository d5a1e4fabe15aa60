import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseSync } from "oxc-parser";
import type { Plugin } from "vite";
import { browserOnly } from "./lean-router.ts";

/** Pages that are shown for developers and do run in the browser, and the one that only ever throws. */
const VIEW = /\/site\/pages\/(?!styleguide|not-found)[\w-]+\.tsx(?:$|\?)/;

/** A page's view never runs in the browser: its HTML is kept, or comes with its data. See docs/decisions/007. */
const staticPages = browserOnly("static-pages", VIEW, (code, id) => {
  if (!/export\s*\{[^}]*\bdefault\b|export default/.test(code)) return code;
  return [
    ...importsOf(stylesUnder(id.replace(/\?.*/, ""))),
    'import { UNSAFE_withComponentProps } from "react-router";',
    `import { StaticPage } from ${JSON.stringify(resolve("site/static/static-page.tsx"))};`,
    "export default UNSAFE_withComponentProps(StaticPage);",
  ].join("\n");
});

/** Header and footer are kept as they were served, so of what they are made of only the styles are needed. */
const staticFrame = browserOnly("static-frame", /\/site\/shell\/(?:header|footer)\.tsx$/, (code, id) =>
  [...importsOf(stylesUnder(id)), code].join("\n"),
);

/** The styles of a view and of all it is made of. */
function stylesUnder(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  for (const { moduleRequest } of parseSync(file, readFileSync(file, "utf8")).module.staticImports) {
    const target = moduleRequest.value.startsWith(".") ? resolve(dirname(file), moduleRequest.value) : "";
    if (target.endsWith(".css")) found.add(target);
    if (/\.tsx?$/.test(target) && !target.includes(".server.") && !target.includes("/+types/"))
      for (const style of stylesUnder(target, seen)) found.add(style);
  }
  return found;
}

function importsOf(files: Iterable<string>): string[] {
  return [...files].map((file) => `import ${JSON.stringify(file)};`);
}

/** Styles that only static views name: the browser needs them, but not the names. */
const STYLE_ONLY =
  /\/site\/(?:(?!shell|modals|vision|styleguide|ui)[\w-]+\/.*|shell\/(?:menu-bar|footer-menu))\.module\.css$/;

/** A style is needed even where the code that names it is not. */
const keptStyles: Plugin = {
  ...browserOnly("kept-styles", /\.module\.css$/, (code) => code),
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code, id) => ({
      code: STYLE_ONLY.test(id) ? "export default 0;" : code,
      map: null,
      moduleSideEffects: "no-treeshake",
    }),
  },
};

/** Of the table of pages the browser needs the paths. */
const shortTable = browserOnly("short-table", /\/site\/urls\.ts$/, (code) =>
  code.replaceAll(/,\s*(?:file|isUnlisted|middleware|isLocal):\s*(?:"[^"]*"|true|\[[^\]]*\])/g, ""),
);

export const leanSite = [staticPages, staticFrame, keptStyles, shortTable];
