import { resolve } from "node:path";
import { parseSync } from "oxc-parser";
import { browserOnly } from "./lean-router.ts";

/** Pages that are shown for developers and do run in the browser, and the one that only ever throws. */
const VIEW = /\/site\/pages\/(?!styleguide|not-found)[\w-]+\.tsx(?:$|\?)/;

/**
 * A page's view never runs in the browser: its HTML is kept, or comes with its data. What it imports stays for its styles
 * alone. See docs/decisions/007.
 */
const staticPages = browserOnly("static-pages", VIEW, (code, id) => {
  if (!/export\s*\{[^}]*\bdefault\b|export default/.test(code)) return code;
  const imports = parseSync(id, code).module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  return [
    ...imports.map((specifier) => `import ${JSON.stringify(specifier)};`),
    'import { UNSAFE_withComponentProps } from "react-router";',
    `import { StaticPage } from ${JSON.stringify(resolve("site/static/static-page.tsx"))};`,
    "export default UNSAFE_withComponentProps(StaticPage);",
  ].join("\n");
});

/** A style is needed even where the code that names it is not. */
const keptStyles = {
  ...browserOnly("kept-styles", /\.module\.css$/, (code) => code),
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code: string) => ({ code, map: null, moduleSideEffects: "no-treeshake" as const }),
  },
};

/** Of the table of pages the browser needs the paths. */
const shortTable = browserOnly("short-table", /\/site\/urls\.ts$/, (code) =>
  code.replaceAll(/,\s*(?:file|isUnlisted|middleware|isLocal):\s*(?:"[^"]*"|true|\[[^\]]*\])/g, ""),
);

export const leanSite = [staticPages, keptStyles, shortTable];
