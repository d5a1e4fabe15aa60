import { posix } from "node:path";
import { parseSync } from "oxc-parser";

/** Who may import whom. A floor is the longest of these that a file's path begins with. */
const MAY_IMPORT: Record<string, string[]> = {
  contract: [],
  api: ["contract"],
  site: ["contract", "site/ui"],
  "site/ui": [],
  server: ["contract", "api", "site", "site/ui"],
  scripts: ["server", "tests"],
  tests: ["contract", "api", "site", "site/ui", "server", "scripts"],
};

/** Every import that crosses to a floor it may not reach, or reaches another floor by other than its `#name`. */
export function findCrossings(sources: Map<string, string>): string[] {
  return [...sources].flatMap(([file, text]) =>
    importsOf(file, text).flatMap((specifier) => {
      const target = resolve(file, specifier);
      const from = floorOf(file);
      const to = target && floorOf(target);
      if (!from || !to || from === to) return [];
      // Tests stand beside their subject and may use what the tests share.
      if (to === "tests" && /\.test\.tsx?$/.test(file)) return [];
      if (!MAY_IMPORT[from]?.includes(to)) return [`${file} imports ${specifier}: ${from} may not import ${to}`];
      return [];
    }),
  );
}

function floorOf(file: string): string | undefined {
  return Object.keys(MAY_IMPORT)
    .filter((floor) => file.startsWith(`${floor}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? posix.join(posix.dirname(file), specifier) : undefined;
}

function importsOf(file: string, text: string): string[] {
  const { module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reexported, ...dynamic];
}
